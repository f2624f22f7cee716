import { ignoreDiskError, type WriterId } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey, type RecordStates } from '../record/states.ts';
import { readEntry } from './buildCommit.ts';
import { CloudError, type Head } from './cloud.ts';
import type { CloudHead } from './cloudHead.ts';
import { receiveInTurns } from './receiveInTurns.ts';
import { type AccountSyncOptions, maxAttempts } from './syncOptions.ts';

/** Up to which number each writer was taken in. */
type Seen = ReadonlyMap<WriterId, number>;

/** How many records are stored in one transaction. */
const recordsPerSlice = 200;

function slices(states: RecordStates): RecordStates[] {
  const all = [...states];
  return Array.from({ length: Math.ceil(all.length / recordsPerSlice) }, (_, index) => {
    const start = index * recordsPerSlice;
    return new Map(all.slice(start, start + recordsPerSlice));
  });
}

const numbersOf = (writers: Head['writers']): Seen =>
  new Map(Array.from(writers, ([id, { number }]) => [id, number]));

const equalNumbers = (one: Seen, other: Seen): boolean =>
  one.size === other.size && [...one].every(([id, number]) => other.get(id) === number);

/** What a page has taken in of an account's cloud. */
export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(
  { disk, owner, cloud, page }: Pick<AccountSyncOptions, 'disk' | 'owner' | 'cloud' | 'page'>,
  head: CloudHead,
) {
  let seen: Seen | null = null;
  /** What the cloud has and the disk refused. */
  const refused = new Map<RecordKey, RecordState>();

  /** What the head has and was not seen; null where a chunk is gone, so that the head is old. */
  async function newIn({ writers }: Head): Promise<RecordStates | null> {
    const changes = new Map<RecordKey, RecordState>();
    for (const [writer, entry] of writers) {
      const from = seen?.get(writer) ?? 0;
      if (entry.number <= from) continue;
      const read = await readEntry(cloud, entry, from);
      if (read === null) return null;
      joinInto(changes, read.changes);
    }
    return changes;
  }

  async function keep({ writers }: Head, changes: RecordStates): Promise<void> {
    const numbers = numbersOf(writers);
    const isNew = seen === null || !equalNumbers(seen, numbers);
    joinInto(refused, changes);
    await receiveInTurns(changes, page.receive);
    seen = numbers;
    if (isNew || refused.size > 0) await storeRefused();
  }

  /** The numbers are stored with the last of the records that they stand for. */
  async function storeRefused(): Promise<void> {
    const first = slices(refused);
    const last = first.pop() ?? new Map();
    try {
      for (const records of first) await disk.save(new Map([[owner, { records }]]));
      await disk.save(new Map([[owner, { records: last, ...(seen !== null && { seen }) }]]));
      refused.clear();
    } catch (error) {
      ignoreDiskError(error);
    }
  }

  return {
    /** Goes on where the disk stands, unless it was told before. */
    startAt(stored: Seen): void {
      seen ??= stored;
    },
    /** Takes in everything once more. */
    startAgain(): void {
      seen = new Map();
    },
    /** Whether anything was taken in, by this page or an earlier one. */
    hasSeen: () => seen !== null && seen.size > 0,
    /** Whether the disk refused something, which is in memory alone. */
    isRefused: () => refused.size > 0,
    /** Takes in what the head has and was not seen. Returns the head that it took in. */
    async takeIn(first: Head): Promise<Head> {
      let current = first;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const changes = await newIn(current);
        if (changes !== null) {
          await keep(current, changes);
          return current;
        }
        current = await head.read();
      }
      throw new CloudError('conflict');
    },
    /**
     * Counts what this page has sent as taken in. Returns the numbers as they are to be stored: none
     * while the disk lacks records that they stand for.
     */
    addSent(writers: Head['writers'], unstored: RecordStates): { readonly seen?: Seen } {
      seen = numbersOf(writers);
      joinInto(refused, unstored);
      return refused.size === 0 ? { seen } : {};
    },
  };
}
