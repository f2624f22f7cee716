import type { StorageProblem } from '@aulario/local-data';
import type { MessageId } from '../language/messages.ts';

/** The text that tells why what is shown is not stored: the browser is full, or stores nothing. */
export const storageProblemText = (
  problem: Exclude<StorageProblem, 'none'>,
  unavailable: MessageId = 'lists.storageUnavailable',
): MessageId => (problem === 'storage-full' ? 'storage.full' : unavailable);
