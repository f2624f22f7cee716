import type { StorageProblem } from '@aulario/local-data';
import { Note } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { storageProblemText } from './storageProblemText.ts';

interface StorageProblemNoteProps {
  problem: StorageProblem;
  /** The text for a browser that stores nothing; by default that of lists. */
  unavailable?: MessageId | undefined;
}

/** Warns when what is shown is not stored. */
export function StorageProblemNote({ problem, unavailable }: StorageProblemNoteProps) {
  const text = useTranslate();
  if (problem === 'none') return null;
  return (
    <Note tone="danger" role="alert">
      {text(storageProblemText(problem, unavailable))}
    </Note>
  );
}
