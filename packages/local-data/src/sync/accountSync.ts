import { type Cloud, CloudError, isConflict } from './cloud.ts';
import { createCloudHead } from './cloudHead.ts';
import { createInbox } from './inbox.ts';
import { createOutbox } from './outbox.ts';
import { type AccountSyncOptions, maxAttempts } from './syncOptions.ts';

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
   * @throws {CloudError}, {DiskError}, {NewerFormatError}
   */
  run(): Promise<SyncRound>;
  /**
   * Whether the account had records, has none any more, and was not found to be still there: it was deleted on
   * another device.
   */
  isGone(): boolean;
}

/**
 * An account without a head is new, was emptied or was deleted. To a deleted one nothing may be sent, though the
 * provider takes it for a while: nobody could remove it any more.
 */
function createAccountCheck(cloud: Cloud) {
  let isGone = false;
  return {
    isGone: () => isGone,
    /** The account has a head. */
    setThere() {
      isGone = false;
    },
    async confirm(hadRecords: boolean): Promise<void> {
      // The session may end before the call does.
      isGone = hadRecords;
      await cloud.confirmAccount().catch((error: unknown) => {
        isGone &&= error instanceof CloudError && error.fault === 'denied';
        throw error;
      });
      isGone = false;
    },
  };
}

export function createAccountSync(options: AccountSyncOptions): AccountSync {
  const { disk, owner, cloud, page, now } = options;
  const head = createCloudHead(cloud, page.clock, now);
  const inbox = createInbox(options, head);
  const outbox = createOutbox(options, head, inbox);
  const account = createAccountCheck(cloud);

  /** An account that is there without its head was emptied: what this device has fills it again. */
  async function sendAllAgain(): Promise<void> {
    await disk.save(new Map([[owner, { unsent: page.shared(), seen: new Map() }]]));
    inbox.startAgain();
  }

  async function round(): Promise<SyncRound> {
    let waits = await outbox.waiting();
    let current = await head.poll();
    if (current.version !== null) account.setThere();
    const hadRecords = inbox.hasSeen();
    if (current.version === null && (hadRecords || waits.changes.size > 0)) {
      await account.confirm(hadRecords);
      if (hadRecords) await sendAllAgain();
      waits = await outbox.waiting();
    }
    current = await inbox.takeIn(current);
    for (let attempt = 0; waits.changes.size > 0 && attempt < maxAttempts; attempt += 1) {
      try {
        await outbox.send(current, waits);
      } catch (error) {
        // A cloud in which other devices always were faster is asked again later, as one that fails.
        if (!isConflict(error) || attempt === maxAttempts - 1) throw error;
        const newer = await head.read();
        // Its head was removed meanwhile: the next round asks whether the account is still there.
        if (newer.version === null) throw error;
        current = await inbox.takeIn(newer);
      }
      waits = await outbox.waiting();
      current = head.known() ?? current;
    }
    return { unsent: waits.changes.size, isRefused: inbox.isRefused() };
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    run() {
      const next = last.then(round);
      // The caller of the round receives the error; the next one begins all the same.
      last = next.catch(() => {});
      return next;
    },
    isGone: account.isGone,
  };
}
