import { type CartRepository, createVisitorCartMerge } from '@aulario/course-data/cart';
import { useToast } from '@aulario/ui';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';

/** Brings the courses that were added before signing in, says how many, and offers to undo it. */
export function useVisitorCartMerge(account: CartRepository | null): void {
  const text = useTranslate();
  const toast = useToast();
  const { localData } = useServices();
  const texts = useRef(text);
  texts.current = text;

  useEffect(() => {
    if (account === null) return;
    const merge = createVisitorCartMerge(localData.visitor, account);
    const bring = () => {
      const brought = merge.run();
      if (brought.length === 0) return;
      toast({
        message: texts.current('cart.brought', { count: brought.length }),
        actionLabel: texts.current('cart.undo'),
        onAction: () => merge.undo(brought),
      });
    };
    bring();
    const stop = merge.subscribe(bring);
    return () => {
      stop();
      merge.dispose();
    };
  }, [account, localData, toast]);
}
