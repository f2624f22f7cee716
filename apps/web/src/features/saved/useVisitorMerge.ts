import type { VisitorMerge } from '@aulario/course-data/lists';
import type { Records } from '@aulario/local-data';
import { useEffect, useRef } from 'react';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { useUndoToast } from '../undo/useUndoToast.ts';

interface VisitorMergeView<Merged> {
  /**
   * Creates the merge of the visitor's records into the account; null for a visitor. Change it only
   * with the account.
   */
  create: ((visitor: Records) => VisitorMerge<Merged>) | null;
  countOf: (merged: Merged) => number;
  /** The message with the number of moved courses. */
  message: MessageId;
}

/** Merges the visitor's records into the account, announces the number, and offers an undo. */
export function useVisitorMerge<Merged>({ create, ...view }: VisitorMergeView<Merged>): void {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { localData } = useServices();
  const latest = useRef({ text, offerUndo, ...view });
  latest.current = { text, offerUndo, ...view };

  useEffect(() => {
    if (create === null) return;
    const merge = create(localData.visitor);
    const moveRecords = () => {
      const merged = merge.run();
      const { countOf, message, ...current } = latest.current;
      const count = countOf(merged);
      if (count === 0) return;
      current.offerUndo(current.text(message, { count }), () => merge.undo(merged));
    };
    moveRecords();
    const stop = merge.subscribe(moveRecords);
    return () => {
      stop();
      merge.dispose();
    };
  }, [create, localData]);
}
