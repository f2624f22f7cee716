import type { StorageProblem } from '@aulario/local-data';
import { useToast } from '@aulario/ui';
import { useCallback } from 'react';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { storageProblemText } from './storageProblemText.ts';

/**
 * Returns a function that tells, if there is a problem, that what was just added is not stored. For
 * screens other than those of the cart and the lists, which show a `StorageProblemNote`.
 */
export function useTellUnstored() {
  const text = useTranslate();
  const toast = useToast();
  return useCallback(
    (problem: StorageProblem, unavailable?: MessageId) => {
      if (problem !== 'none') toast({ message: text(storageProblemText(problem, unavailable)) });
    },
    [text, toast],
  );
}
