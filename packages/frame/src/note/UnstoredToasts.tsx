import { useToast } from '@aulario/ui';
import { useEffect } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { storageProblemText } from './storageProblemText.ts';

/** Shows every change that is not stored, whichever screen made it. */
export function UnstoredToasts() {
  const text = useTranslate();
  const toast = useToast();
  const { localData } = useServices();
  useEffect(
    () =>
      localData.onUnstored((problems) => {
        for (const problem of new Set(problems))
          toast({ message: text(storageProblemText(problem)) });
      }),
    [localData, text, toast],
  );
  return null;
}
