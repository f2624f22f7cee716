import type { Disk, Mark, Owner } from '../disk/disk.ts';
import { DiskError } from '../disk/disk.ts';
import { type Clock, randomText } from '../record/clock.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey, type RecordStates } from '../record/states.ts';
import {
  type BuiltCommit,
  buildCommit,
  readEntry,
  type SyncLimits,
  syncLimits,
} from './buildCommit.ts';
import { type Cloud, CloudError, type Head, type WriterId } from './cloud.ts';
import { createCloudHead } from './cloudHead.ts';
import { receiveInTurns } from './receiveInTurns.ts';
import { createSendingWriter } from './sendingWriter.ts';

/** What a page has of an owner in memory, as far as its sync needs it. */
export interface SyncedPage {
  readonly clock: Clock;
  /** Changes that the disk refused; the same objects until they change. */
  unstored(): RecordStates;
  /** Takes in what other devices wrote. It is being stored. */
  receive(changes: RecordStates): void;
  /** Everything that belongs to the account, removals included. */
  shared(): RecordStates;
}

export interface AccountSyncOptions {
  readonly disk: Disk;
  readonly owner: Owner;
  readonly cloud: Cloud;
  readonly page: SyncedPage;
  /** The device's clock, milliseconds since the epoch. */
  readonly now: () => number;
  readonly random?: () => number;
  readonly limits?: SyncLimits;
}

/** What a round of {@link AccountSync} came to. */
export interface SyncRound {
  /** How many records still have changes that the cloud lacks. */
  readonly unsent: number;
  /** Whether the disk refused what other devices wrote, so that it is in memory alone. */
  readonly isRefused: boolean;
}

/** Exchanges the records of an owner with a cloud, one round after the other. */
export interface AccountSync {
  /**
   * Takes in what other devices wrote and sends what was not sent. What is interrupted or fails
   * anywhere is made good by a later round, of this page or of another one.
   *
   * @param isPoll - Whether to ask the cloud though nothing is to be sent.
   * @throws {CloudError}, {DiskError}, {NewerFormatError}
   */
  run(isPoll: boolean): Promise<SyncRound>;
  /**
   * Whether the account had records, has none any more, and was not found to be still there: it was deleted on
   * another device.
   */
  isGone(): boolean;
}

/** How many records are stored in one transaction. */
const recordsPerSlice = 200;

function slices(states: RecordStates): RecordStates[] {
  const all = [...states];
  return Array.from({ length: Math.ceil(all.length / recordsPerSlice) }, (_, index) => {
    const start = index * recordsPerSlice;
    return new Map(all.slice(start, start + recordsPerSlice));
  });
}

/** So many fit into the chunks of one commit, unless they are unusually large. */
const recordsPerCommit = 5000;

/** How often a round begins again because another device was faster. */
const maxAttempts = 6;

interface Waiting {
  readonly changes: RecordStates;
  readonly marks: ReadonlyMap<RecordKey, Mark>;
  readonly unstored: RecordStates;
}

export function createAccountSync(options: AccountSyncOptions): AccountSync {
  const { disk, owner, cloud, page, now, random, limits = syncLimits } = options;
  const newId = () => `w${randomText(11, random)}`;
  const head = createCloudHead(cloud, page.clock, now);
  const sendingWriter = createSendingWriter(newId, (writer) =>
    disk.save(new Map([[owner, { writer }]])).catch(ignoreDiskError),
  );
  /** Up to where this page has taken in each writer; null before the disk was read. */
  let seen: ReadonlyMap<WriterId, number> | null = null;
  /** What the cloud has and the disk refused. */
  const refused = new Map<RecordKey, RecordState>();
  let isGone = false;
  let sentMarks: ReadonlyMap<RecordKey, Mark> = new Map();
  const sentUnstored = new Map<RecordKey, RecordState>();

  async function waiting(): Promise<Waiting & { readonly writer: WriterId | null }> {
    const stored = await disk.readSync(owner);
    seen ??= stored.seen;
    const changes = new Map<RecordKey, RecordState>();
    const marks = new Map<RecordKey, Mark>();
    for (const [key, { mark, change }] of stored.unsent) {
      if (changes.size === recordsPerCommit) break;
      if (sentMarks.get(key) === mark) continue;
      changes.set(key, change);
      marks.set(key, mark);
    }
    const unstored = new Map(
      [...page.unstored()].filter(([key, change]) => sentUnstored.get(key) !== change),
    );
    joinInto(changes, unstored);
    return { changes, marks, unstored, writer: stored.writer };
  }

  /**
   * An account without a head is new, was emptied or was deleted. To a deleted one nothing may be sent, though the
   * provider takes it for a while: nobody could remove it any more.
   */
  async function confirmAccount(hadRecords: boolean): Promise<void> {
    // The session may end before the call does.
    isGone = hadRecords;
    await cloud.confirmAccount().catch((error: unknown) => {
      isGone &&= error instanceof CloudError && error.fault === 'denied';
      throw error;
    });
    isGone = false;
  }

  /** An account that is there without its head was emptied: what this device has fills it again. */
  async function sendAllAgain(): Promise<void> {
    await disk.save(new Map([[owner, { unsent: page.shared(), seen: new Map() }]]));
    seen = new Map();
  }

  /** Takes in what the head has and this page has not seen. Returns the head that it took in. */
  async function takeIn(first: Head): Promise<Head> {
    let current = first;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const known = seen ?? new Map<WriterId, number>();
      const changes = new Map<RecordKey, RecordState>();
      let isComplete = true;
      for (const [writer, entry] of current.writers) {
        const from = known.get(writer) ?? 0;
        if (entry.number <= from) continue;
        const read = await readEntry(cloud, entry, from);
        if (read === null) isComplete = false;
        else joinInto(changes, read.changes);
      }
      if (isComplete) {
        await keep(current, changes);
        return current;
      }
      // A chunk is gone, so the head is old.
      current = await head.read();
    }
    throw new CloudError('conflict');
  }

  async function keep(current: Head, changes: RecordStates): Promise<void> {
    const numbers = new Map(Array.from(current.writers, ([id, { number }]) => [id, number]));
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

  async function send(current: Head, waits: Waiting, writer: WriterId): Promise<void> {
    const build = await buildCommit({
      cloud,
      head: current,
      writer,
      changes: waits.changes,
      at: now(),
      newId,
      limits,
    });
    const wasNotSent = sendingWriter.use(writer);
    await head.commit(build).catch((error: unknown) => {
      if (isConflict(error)) wasNotSent();
      throw error;
    });
    await acknowledge(waits, build);
  }

  async function acknowledge(waits: Waiting, { writers, sent }: BuiltCommit): Promise<void> {
    const marks = [...waits.marks].filter(([key]) => sent.has(key));
    const unstored = new Map([...waits.unstored].filter(([key]) => sent.has(key)));
    seen = new Map(Array.from(writers, ([id, { number }]) => [id, number]));
    sentMarks = new Map([...sentMarks, ...marks]);
    for (const [key, change] of unstored) sentUnstored.set(key, change);
    joinInto(refused, unstored);
    const numbers = refused.size === 0 ? { seen } : {};
    try {
      await disk.save(new Map([[owner, { sent: sentMarks, ...numbers }]]));
      sentMarks = new Map();
    } catch (error) {
      // It is sent again after the next start: nothing is lost, and nothing comes twice.
      ignoreDiskError(error);
    }
  }

  let last: Promise<unknown> = Promise.resolve();

  async function round(isPoll: boolean): Promise<SyncRound> {
    let waits = await waiting();
    if (waits.changes.size === 0 && !isPoll) return { unsent: 0, isRefused: refused.size > 0 };
    const known = head.known();
    let current = isPoll || known === null ? await head.poll() : known;
    isGone &&= current.version === null;
    const hadRecords = seen !== null && seen.size > 0;
    if (current.version === null && (hadRecords || waits.changes.size > 0)) {
      await confirmAccount(hadRecords);
      if (hadRecords) await sendAllAgain();
      waits = await waiting();
    }
    current = await takeIn(current);
    for (let attempt = 0; waits.changes.size > 0 && attempt < maxAttempts; attempt += 1) {
      try {
        const writer = await sendingWriter.choose(current, waits.writer);
        await send(current, waits, writer);
      } catch (error) {
        // A cloud in which other devices always were faster is asked again later, as one that fails.
        if (!isConflict(error) || attempt === maxAttempts - 1) throw error;
        const newer = await head.read();
        // Its head was removed meanwhile: the next round asks whether the account is still there.
        if (newer.version === null) throw error;
        current = await takeIn(newer);
      }
      waits = await waiting();
      current = head.known() ?? current;
    }
    return { unsent: waits.changes.size, isRefused: refused.size > 0 };
  }

  return {
    run(isPoll) {
      const next = last.then(() => round(isPoll));
      // The caller of the round receives the error; the next one begins all the same.
      last = next.catch(() => {});
      return next;
    },
    isGone: () => isGone,
  };
}

const isConflict = (error: unknown): boolean =>
  error instanceof CloudError && error.fault === 'conflict';

function ignoreDiskError(error: unknown): void {
  if (!(error instanceof DiskError)) throw error;
}

const equalNumbers = (
  one: ReadonlyMap<WriterId, number>,
  other: ReadonlyMap<WriterId, number>,
): boolean => one.size === other.size && [...one].every(([id, number]) => other.get(id) === number);
