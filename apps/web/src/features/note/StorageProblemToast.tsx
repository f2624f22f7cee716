import { useCart } from '@aulario/course-data/cart';
import { useLists } from '@aulario/course-data/lists';
import type { StorageProblem } from '@aulario/local-data';
import { useToast } from '@aulario/ui';
import { useEffect, useRef } from 'react';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { storageProblemText } from './storageProblemText.ts';

function useToldProblem(problem: StorageProblem, unavailable?: MessageId) {
  const text = useTranslate();
  const toast = useToast();
  const before = useRef(problem);
  useEffect(() => {
    if (problem !== 'none' && problem !== before.current)
      toast({ message: text(storageProblemText(problem, unavailable)) });
    before.current = problem;
  }, [problem, text, toast, unavailable]);
}

/** Tells when the cart or the lists can no longer be stored, on the screen where that happens. */
export function StorageProblemToast() {
  useToldProblem(useCart().problem, 'cart.storageUnavailable');
  useToldProblem(useLists().problem);
  return null;
}
