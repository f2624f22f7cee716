import type { StorageProblem } from '@aulario/local-data';
import { Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

/** Warns when the shown lists are not stored. */
export function SavedProblem({ problem }: { problem: StorageProblem }) {
  const text = useTranslate();
  if (problem === 'none') return null;
  return (
    <Note tone="danger" role="alert">
      {text(problem === 'storage-full' ? 'storage.full' : 'lists.storageUnavailable')}
    </Note>
  );
}
