import type { Collection } from '@aulario/local-data';
import { readTransferPart, type TransferPart } from './transfer.ts';

/** Stores the fragment of a part, and removes the parts of other transfers. */
export function storePart(
  stored: Collection<string>,
  fragment: string,
  { transferId, number }: TransferPart,
): void {
  const others = [...stored.getSnapshot().items.keys()].filter(
    (key) => !key.startsWith(transferId),
  );
  stored.changeAll([
    ...others.map((key) => [key, () => null] as const),
    [`${transferId}.${String(number)}`, () => fragment] as const,
  ]);
}

/** The stored parts of a transfer. */
export const partsOfTransfer = (
  fragments: Iterable<string>,
  transferId: string,
): readonly TransferPart[] =>
  Array.from(fragments, readTransferPart)
    .filter((part) => part !== null)
    .filter((part) => part.transferId === transferId);

export function clearParts(stored: Collection<string>): void {
  const names = [...stored.getSnapshot().items.keys()];
  stored.changeAll(names.map((name) => [name, () => null]));
}
