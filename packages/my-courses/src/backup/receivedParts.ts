import { momentSchema, recordCodec } from '@aulario/course-data/records';
import type { Collection, OpenRecords } from '@aulario/local-data';
import * as v from 'valibot';
import { maxFragmentChars, readTransferPart, type TransferPart } from './transfer.ts';

/** A stored part of a transfer. */
export interface ReceivedPart {
  /** The fragment of its link. */
  readonly fragment: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** The maximum number of transfers under way. */
export const maxTransfers = 3;

const receivedPart = v.object({
  fragment: v.pipe(v.string(), v.maxLength(maxFragmentChars)),
  receivedAt: momentSchema,
});

const nameOf = ({ transferId, number }: TransferPart) => `${transferId}.${String(number)}`;

const codec = recordCodec<ReceivedPart>(receivedPart, ({ fragment }) => {
  const part = readTransferPart(fragment);
  return part === null ? '' : nameOf(part);
});

/** Opens the parts of the transfers that an owner is receiving. */
export const openReceivedParts = (records: OpenRecords): Collection<ReceivedPart> =>
  records.open('transfer-parts', codec);

const transferIdOf = (name: string) => name.split('.')[0] ?? '';

/** The stored parts of a transfer. */
export const partsOfTransfer = (
  parts: ReadonlyMap<string, ReceivedPart>,
  transferId: string,
): readonly TransferPart[] =>
  [...parts]
    .filter(([name]) => transferIdOf(name) === transferId)
    .map(([, { fragment }]) => readTransferPart(fragment))
    .filter((part) => part !== null);

/**
 * Stores the fragment of a part. Returns how many other transfers had to make room, the oldest
 * first.
 */
export function storePart(
  stored: Collection<ReceivedPart>,
  fragment: string,
  receivedAt: number,
): number {
  const part = readTransferPart(fragment);
  if (part === null) return 0;
  stored.change(nameOf(part), (known) =>
    known?.fragment === fragment ? known : { fragment, receivedAt },
  );
  const lastAt = new Map<string, number>();
  for (const [name, { receivedAt: at }] of stored.getSnapshot().items) {
    const id = transferIdOf(name);
    lastAt.set(id, Math.max(at, lastAt.get(id) ?? 0));
  }
  lastAt.delete(part.transferId);
  const oldestFirst = [...lastAt].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  const removed = oldestFirst.slice(0, Math.max(0, oldestFirst.length + 1 - maxTransfers));
  for (const id of removed) clearParts(stored, id);
  return removed.length;
}

/** Removes the parts of a transfer. */
export function clearParts(stored: Collection<ReceivedPart>, transferId: string): void {
  const names = [...stored.getSnapshot().items.keys()].filter(
    (name) => transferIdOf(name) === transferId,
  );
  stored.changeAll(names.map((name) => [name, () => null]));
}
