import type { ChangeProblem } from '@aulario/local-data';
import type { MessageId } from '../language/messages.ts';

/** The text that says why something is not stored. */
export function storageProblemText(
  problem: ChangeProblem,
  unavailable: MessageId = 'storage.unavailable',
): MessageId {
  if (problem === 'storage-unavailable') return unavailable;
  if (problem === 'storage-silent') return 'storage.silent';
  return problem === 'storage-full' ? 'storage.full' : `storage.${problem}`;
}
