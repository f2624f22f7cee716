import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { Records } from '@aulario/local-data';
import { countNew, type MergedItems, type VisitorMerge } from '@aulario/my-courses/lists';
import { useToast } from '@aulario/ui';
import { useEffect, useEffectEvent } from 'react';

interface VisitorMergeView<Merged extends MergedItems<unknown>> {
  /** Creates the merge of the visitor's records into those of the account. */
  create: (visitor: Records) => VisitorMerge<Merged>;
  /** The message with the number of moved courses. */
  message: MessageId;
}

/**
 * Merges the visitor's records into the account, announces the number of new courses and of those
 * that do not fit, and offers an undo.
 */
export function useVisitorMerge<Merged extends MergedItems<unknown>>(
  view: VisitorMergeView<Merged>,
): void {
  const text = useTranslate();
  const accountId = useAccountId();
  const offerUndo = useUndoToast();
  const toast = useToast();
  const { localData } = useServices();
  const create = useEffectEvent(view.create);
  const moveRecords = useEffectEvent((merge: VisitorMerge<Merged>) => {
    const merged = merge.run();
    const count = countNew(merged);
    const unstored = merged.unstored.length;
    if (count > 0)
      offerUndo(
        () => text(view.message, { count }),
        () => merge.undo(merged),
      );
    if (unstored > 0) toast({ message: () => text('lists.notBrought', { count: unstored }) });
  });

  useEffect(() => {
    if (accountId === null) return;
    const merge = create(localData.visitor);
    moveRecords(merge);
    const stop = merge.subscribe(() => moveRecords(merge));
    return () => {
      stop();
      merge.dispose();
    };
  }, [accountId, localData]);
}
