import type { StorageProblem } from '@aulario/local-data';
import { FailureNote } from '../form/FailureNote.tsx';
import type { MessageId } from '../language/messages.ts';
import { storageProblemText } from './storageProblemText.ts';

interface StorageProblemNoteProps {
  problem: StorageProblem;
  /** The text for a browser that stores nothing; by default that of lists. */
  unavailable?: MessageId | undefined;
}

/** Warns when what is shown is not stored. */
export function StorageProblemNote({ problem, unavailable }: StorageProblemNoteProps) {
  return (
    <FailureNote message={problem === 'none' ? null : storageProblemText(problem, unavailable)} />
  );
}
