import { ignoreDiskError, type Mark, type WriterId } from '../disk/disk.ts';
import { randomText } from '../record/clock.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey, type RecordStates } from '../record/states.ts';
import { type BuiltCommit, buildCommit, syncLimits } from './buildCommit.ts';
import { type Head, isConflict } from './cloud.ts';
import type { CloudHead } from './cloudHead.ts';
import type { Inbox } from './inbox.ts';
import { createSendingWriter } from './sendingWriter.ts';
import type { AccountSyncOptions } from './syncOptions.ts';

/** What an account has not been sent: of the disk, with its marks, and of this page's memory. */
export interface Waiting {
  readonly changes: RecordStates;
  readonly marks: ReadonlyMap<RecordKey, Mark>;
  readonly unstored: RecordStates;
  /** As whom this browser writes; null before it has. */
  readonly writer: WriterId | null;
}

/** So many fit into the chunks of one commit, unless they are unusually large. */
const recordsPerCommit = 5000;

/** What a page sends to an account's cloud. */
export function createOutbox(options: AccountSyncOptions, head: CloudHead, inbox: Inbox) {
  const { disk, owner, cloud, page, now, random, limits = syncLimits } = options;
  const newId = () => `w${randomText(11, random)}`;
  const sendingWriter = createSendingWriter(newId, (writer) =>
    disk.save(new Map([[owner, { writer }]])).catch(ignoreDiskError),
  );
  let sentMarks: ReadonlyMap<RecordKey, Mark> = new Map();
  const sentUnstored = new Map<RecordKey, RecordState>();

  async function acknowledge(waits: Waiting, { writers, sent }: BuiltCommit): Promise<void> {
    const marks = [...waits.marks].filter(([key]) => sent.has(key));
    const unstored = new Map([...waits.unstored].filter(([key]) => sent.has(key)));
    sentMarks = new Map([...sentMarks, ...marks]);
    for (const [key, change] of unstored) sentUnstored.set(key, change);
    const numbers = inbox.addSent(writers, unstored);
    try {
      await disk.save(new Map([[owner, { sent: sentMarks, ...numbers }]]));
      sentMarks = new Map();
    } catch (error) {
      // It is sent again after the next start: nothing is lost, and nothing comes twice.
      ignoreDiskError(error);
    }
  }

  return {
    async waiting(): Promise<Waiting> {
      const stored = await disk.readSync(owner);
      inbox.startAt(stored.seen);
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
    },
    /** Sends what waits, as far as it fits into a commit, on a head that this page has taken in. */
    async send(current: Head, waits: Waiting): Promise<void> {
      const writer = await sendingWriter.choose(current, waits.writer);
      const { changes } = waits;
      const at = now();
      const build = await buildCommit({ cloud, head: current, writer, changes, at, newId, limits });
      const wasNotSent = sendingWriter.use(writer);
      await head.commit(build).catch((error: unknown) => {
        if (isConflict(error)) wasNotSent();
        throw error;
      });
      await acknowledge(waits, build);
    },
  };
}
