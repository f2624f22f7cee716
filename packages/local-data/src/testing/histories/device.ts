import { accountOwner, DiskError } from '../../disk/disk.ts';
import type { MemoryDisk } from '../../disk/memoryDisk.ts';
import { createClock, createPageId } from '../../record/clock.ts';
import { assignment, removal, type Values, valuesOf } from '../../record/record.ts';
import { recordKey } from '../../record/states.ts';
import { createPageRecords } from '../../replica/pageRecords.ts';
import type { TabChannel, TabMessage } from '../../replica/tabChannel.ts';
import { createAccountSync } from '../../sync/accountSync.ts';
import type { SyncLimits } from '../../sync/buildCommit.ts';
import { type Cloud, CloudError } from '../../sync/cloud.ts';
import type { BrokenRules } from './brokenRules.ts';
import { createLife } from './mortal.ts';
import type { Oracle } from './oracle.ts';
import type { Random } from './random.ts';

const collection = 'cart';

/** So small that a short history fills tails, merges chunks and takes writers over. */
const limits: SyncLimits = { tailLength: 420, smallChunks: 3, otherWriters: 3 };

/** A browser, with a disk that its tabs share. */
export interface DeviceOptions {
  readonly disk: MemoryDisk;
  readonly cloud: (account: string) => Cloud;
  /** Milliseconds since the epoch, as wrong as the device's clock is. */
  readonly now: () => number;
  readonly random: Random;
  readonly oracle: Oracle;
  readonly broken: BrokenRules;
}

/** A tab in which an account is signed in. */
export type Tab = ReturnType<Device['openTab']>;
export type Device = ReturnType<typeof createDevice>;

export function createDevice({ disk, cloud, now, random, oracle, broken }: DeviceOptions) {
  const listeners = new Set<(message: TabMessage) => void>();
  const devicePage = createPageId(random.byte);
  let account = 'ana';
  /** What was done here and may be in no other place, by owner and record: the steps. */
  const doneHere = new Map<string, number[]>();
  /** What the tabs that are open hold in memory alone. */
  const waitingIn = new Map<object, () => Iterable<string>>();
  const placeOf = (owner: string, key: string) => `${owner} ${key}`;

  /** The places of what the account lacks: stored here, or in memory. */
  async function unsentOf(owner: string): Promise<ReadonlySet<string>> {
    const { unsent } = await disk.readSync(owner);
    const stored = [...unsent.keys()].map((key) => placeOf(owner, key));
    return new Set([...stored, ...[...waitingIn.values()].flatMap((keys) => [...keys()])]);
  }

  function openTab() {
    const life = createLife(() => random.chance(0.5));
    const channel: TabChannel = {
      post(message) {
        if (life.isDead()) return;
        for (const hear of [...listeners]) if (hear !== own) hear(message);
      },
      listen(listener) {
        own = (message) => {
          // The browser has frozen the tab: it reads the disk again before anybody uses it.
          if (random.chance(0.2)) isFrozen = true;
          else listener(message);
        };
        const added = own;
        listeners.add(added);
        return () => void listeners.delete(added);
      },
    };
    let own: ((message: TabMessage) => void) | null = null;
    let isFrozen = false;
    const owner = accountOwner(account);
    const mine = life.disk(broken.disk(disk));
    const clock = createClock(broken.page(devicePage) ?? createPageId(random.byte), now);
    const pages = createPageRecords({ disk: mine, clock, channel });
    const replica = pages.open(owner);
    const sync = createAccountSync({
      disk: mine,
      owner,
      now,
      limits,
      random: random.byte,
      cloud: life.cloud(broken.cloud(cloud(account))),
      page: replica.synced(() => true),
    });
    const signedIn = account;
    let steps: number[] = [];
    waitingIn.set(life, () =>
      life.isDead() ? [] : [...replica.waiting().keys()].map((key) => placeOf(owner, key)),
    );

    const values = (name: string) => valuesOf(replica.statesOf(collection).get(name) ?? {});
    const change = (name: string, after: Values | null) => {
      const place = placeOf(owner, recordKey(collection, name));
      doneHere.set(place, [...(doneHere.get(place) ?? []), oracle.step()]);
      steps.push(oracle.step());
      const state = replica.statesOf(collection).get(name) ?? {};
      const made =
        after === null ? removal(state) : assignment(state, after, clock.page, clock.next);
      if (made !== null) replica.change(recordKey(collection, name), made, true);
    };

    return {
      life,
      /** Wakes the tab up, where it was frozen. */
      async wake() {
        if (isFrozen) await pages.reload();
        isFrozen = false;
      },
      add(name: string) {
        if (values(name) === null) change(name, oracle.add(signedIn));
      },
      edit(name: string) {
        const before = values(name);
        if (before !== null) change(name, oracle.edit(before));
      },
      remove(name: string) {
        const before = values(name);
        if (before === null) return;
        oracle.remove(before);
        change(name, null);
      },
      /** Waits until the disk has what was done, or refused it. */
      async settle() {
        const done = steps;
        await Promise.race([pages.settle(), life.death]);
        if (life.isDead() || pages.fault() !== null) return;
        oracle.promise(done);
        steps = steps.filter((step) => !done.includes(step));
      },
      /** Returns how many records are not sent; null where the round failed or the tab died. */
      async sync(): Promise<number | null> {
        // What the disk has refused before is sent from memory.
        const done = pages.fault() === null ? [] : [...steps];
        const round = sync.run().catch((error: unknown) => {
          if (error instanceof CloudError || error instanceof DiskError) return null;
          throw error;
        });
        const result = await Promise.race([round, life.death]);
        if (result === null || result === 'dead') return null;
        if (result.unsent === 0) oracle.promise(done);
        const lacking = await unsentOf(owner);
        for (const place of [...doneHere.keys()]) {
          if (place.startsWith(`${owner} `) && !lacking.has(place)) doneHere.delete(place);
        }
        return result.unsent;
      },
      /** How many records have changes that the account lacks. */
      unsent: async () => (await unsentOf(owner)).size,
      /** Returns how many steps the reader agrees to lose: what the account lacks. */
      async agreeToLose(): Promise<number> {
        const lost = [...(await unsentOf(owner))].flatMap((place) => doneHere.get(place) ?? []);
        oracle.agreeToLose(lost);
        return lost.length;
      },
      reload: () => pages.reload().catch(() => {}),
      erase: () => Promise.race([pages.erase(owner).catch(() => {}), life.death]),
      records: () =>
        new Map(
          Array.from(
            replica.statesOf(collection),
            ([name, state]) => [name, valuesOf(state)] as const,
          )
            .filter(([, each]) => each !== null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
      close() {
        life.killAfter(0);
        waitingIn.delete(life);
        pages.close();
      },
    };
  }

  return {
    openTab,
    disk,
    account: () => account,
    setAccount: (next: string) => {
      account = next;
    },
  };
}
