import { useToast } from '@aulario/ui';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/**
 * Returns a function that says what was done and offers to undo it. With `several`, the message for
 * several actions, it joins a visible toast of the same message.
 */
export function useUndoToast() {
  const text = useTranslate();
  const toast = useToast();
  return useCallback(
    (message: () => string, undo: () => void, several?: (count: number) => string) =>
      toast({ message, actionLabel: () => text('common.undo'), onAction: undo, several }),
    [text, toast],
  );
}
