import { createVisitorListsMerge, type ListsRepository } from '@aulario/course-data/lists';
import { useToast } from '@aulario/ui';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';

/** Brings what was saved before signing in, says how much, and offers to undo it. */
export function useVisitorListsMerge(account: ListsRepository | null): void {
  const text = useTranslate();
  const toast = useToast();
  const { localData } = useServices();
  const texts = useRef(text);
  texts.current = text;

  useEffect(() => {
    if (account === null) return;
    const merge = createVisitorListsMerge(localData.visitor, account);
    const bring = () => {
      const brought = merge.run();
      if (brought.items.length === 0) return;
      toast({
        message: texts.current('lists.brought', { count: brought.items.length }),
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
