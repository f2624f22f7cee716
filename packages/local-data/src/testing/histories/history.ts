import { createMemoryDisk } from '../../disk/memoryDisk.ts';
import type { Cloud } from '../../sync/cloud.ts';
import { createMemoryCloud } from '../cloud/memoryCloud.ts';
import { type BrokenRules, keptRules } from './brokenRules.ts';
import { createDevice, type Device, type Tab } from './device.ts';
import { createOracle } from './oracle.ts';
import { createRandom, type Random } from './random.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 28);
const accounts = ['ana', 'ben'] as const;
const names = ['a', 'b', 'c', 'd'] as const;
const weathers = ['fine', 'fine', 'lost-answer', 'offline', 'over-quota', 'unknown'] as const;

/**
 * What a reader answers who signs out while the account lacks something: to wait for it, to leave it
 * on the device, to lose it, to lose it and restore a backup of it, or to stay.
 */
const answers = ['wait', 'leave', 'lose', 'restore', 'stay'] as const;
export type SignOutAnswer = (typeof answers)[number];

/** What a history did, and what went wrong. */
export interface HistoryReport {
  readonly steps: number;
  readonly kills: number;
  /** Rounds that met a cloud that failed. */
  readonly failures: number;
  /** Commits that wrote chunks, that merged earlier ones, and that took a writer over. */
  readonly chunks: number;
  readonly merges: number;
  readonly takeovers: number;
  /** Sign-outs with changes that the account lacked, by what the reader answered. */
  readonly answers: Readonly<Record<SignOutAnswer, number>>;
  /** The steps that readers agreed to lose. */
  readonly agreed: number;
  /** Empty where nothing was lost, nothing came back, and all devices are equal. */
  readonly faults: readonly string[];
}

interface Seat {
  readonly device: Device;
  tabs: Tab[];
}

/** Runs a random history of two to four devices; the seed repeats it. */
export async function runHistory(
  seed: number,
  broken: BrokenRules = keptRules,
): Promise<HistoryReport> {
  const random = createRandom(seed);
  const oracle = createOracle();
  let time = start;
  const cloud = createMemoryCloud(() => time);
  const counts = { steps: 0, kills: 0, failures: 0, chunks: 0, merges: 0, takeovers: 0, agreed: 0 };
  const answered = { wait: 0, leave: 0, lose: 0, restore: 0, stay: 0 };
  const counted = (account: string): Cloud => {
    const place = cloud.account(account);
    return {
      ...place,
      async commit(commit) {
        const committed = await place.commit(commit);
        if (commit.create.length > 0) counts.chunks += 1;
        if (commit.empty.length > 0) counts.merges += 1;
        if (commit.drop.length > 0) counts.takeovers += 1;
        return committed;
      },
    };
  };
  const seats: Seat[] = Array.from({ length: 2 + random.below(3) }, () => {
    let offset = random.chance(0.5) ? 0 : (random.below(2001) / 1000 - 1) * yearMs;
    const device = createDevice({
      disk: createMemoryDisk(),
      cloud: counted,
      now: () => {
        if (random.chance(0.002)) offset = 0;
        time += 1;
        return time + offset;
      },
      ...{ random, oracle, broken },
    });
    return { device, tabs: [device.openTab()] };
  });
  const tabOf = (seat: Seat): Tab => {
    seat.tabs = seat.tabs.filter((tab) => !tab.life.isDead());
    const [first, ...others] = seat.tabs;
    if (first !== undefined) return random.pick([first, ...others]);
    counts.kills += 1;
    const tab = seat.device.openTab();
    seat.tabs = [tab];
    return tab;
  };

  async function step(): Promise<void> {
    counts.steps += 1;
    const seat = seats[random.below(seats.length)];
    if (seat === undefined) return;
    const tab = tabOf(seat);
    for (const each of seat.tabs) await each.wake();
    const name = random.pick(names);
    if (random.chance(0.06)) tab.life.killAfter(random.below(6));
    const kind = random.below(100);
    if (kind < 24) tab.add(name);
    else if (kind < 34) tab.edit(name);
    else if (kind < 46) tab.remove(name);
    else if (kind < 60) await tab.settle();
    else if (kind < 82) {
      const weather = random.pick(weathers);
      cloud.setWeather(weather);
      if (weather !== 'fine') counts.failures += 1;
      const round = tab.sync();
      // Something is done while the round is under way, here, in another tab or on another device.
      if (random.chance(0.3)) tabOf(seat).add(random.pick(names));
      if (random.chance(0.2)) {
        const other = seats[random.below(seats.length)] ?? seat;
        await Promise.all([round, tabOf(other).sync()]);
      }
      await round;
      cloud.setWeather('fine');
    } else if (kind < 86) await tab.reload();
    else if (kind < 90) seat.tabs = [...seat.tabs, seat.device.openTab()].slice(-3);
    else if (kind < 93) tab.close();
    else if (kind < 95) fill(seat.device, random);
    else if (kind < 97) seat.device.disk.setQuota(Number.POSITIVE_INFINITY);
    else await signOut(seat);
  }

  /** Signs out, and in again as the same or another account, unless the reader stays. */
  async function signOut(seat: Seat): Promise<void> {
    for (const each of seat.tabs) await each.settle();
    const tab = seat.tabs.find(({ life }) => !life.isDead());
    if (tab === undefined) return;
    cloud.setWeather(random.pick(weathers));
    await tab.sync();
    cloud.setWeather('fine');
    for (const other of seat.tabs.filter((each) => each !== tab)) other.close();
    seat.tabs = [tab];
    const isAsked = (await tab.unsent()) > 0;
    const answer = isAsked ? random.pick(answers) : null;
    if (answer !== null) answered[answer] += 1;
    if (answer === 'wait') await tab.sync();
    const isSent = (await tab.unsent()) === 0;
    const backup = answer === 'restore' ? [...tab.records().keys()] : [];
    if (answer === 'lose' || answer === 'restore') counts.agreed += await tab.agreeToLose();
    else if (!isSent && answer !== 'leave') return;
    // A page that dies here leaves what it had, for the account's next sign-in.
    if (answer !== 'leave' || !broken.keepsWhatIsLeft) await tab.erase();
    tab.close();
    if (answer !== 'restore') seat.device.setAccount(random.pick(accounts));
    const next = seat.device.openTab();
    seat.tabs = [next];
    for (const name of backup) next.add(name);
  }

  for (let left = 20 + random.below(60); left > 0; left -= 1) await step();
  const faults = await heal(seats);
  for (const account of accounts) {
    const device = createDevice({
      disk: createMemoryDisk(),
      cloud: (id) => cloud.account(id),
      ...{ now: () => time, random, oracle, broken: keptRules },
    });
    device.setAccount(account);
    const tab = device.openTab();
    await tab.sync();
    const records = tab.records();
    faults.push(
      ...oracle.faults(
        account,
        [...records.values()].filter((each) => each !== null),
      ),
    );
    const shown = JSON.stringify([...records]);
    for (const { device: other, tabs } of seats) {
      if (other.account() !== account) continue;
      const isEqual = tabs.every((each) => sorted(each) === sorted(tab));
      if (!isEqual) faults.push(`a device of ${account} differs from ${shown}`);
    }
  }
  return { ...counts, answers: answered, faults };
}

const sorted = (tab: Tab): string =>
  JSON.stringify(
    [...tab.records()].map(([name, values]) => [name, Object.entries(values ?? {}).toSorted()]),
  );

/** Sets a quota that leaves anything between nothing and a few records. */
function fill({ disk }: Device, random: Random): void {
  disk.setQuota(disk.usedChars() + random.below(500));
}

/** The storage has room, the network is back, and every device has time. */
async function heal(seats: readonly Seat[]): Promise<string[]> {
  const faults: string[] = [];
  for (const seat of seats) {
    seat.device.disk.setQuota(Number.POSITIVE_INFINITY);
    for (const tab of seat.tabs) tab.life.killAfter(Number.POSITIVE_INFINITY);
    for (const tab of seat.tabs) await tab.settle();
    const alive = seat.tabs.filter((tab) => !tab.life.isDead());
    const signedIn = seat.device.account();
    // Whose things were left here comes back once.
    for (const account of accounts.filter((each) => each !== signedIn)) {
      seat.device.setAccount(account);
      const tab = seat.device.openTab();
      if ((await tab.sync()) !== 0) faults.push(`something of ${account} is never sent`);
      tab.close();
    }
    seat.device.setAccount(signedIn);
    // A page that starts now has only what the disk has.
    seat.tabs = [...alive, seat.device.openTab()];
  }
  for (let round = 0; round < 3; round += 1) {
    for (const { tabs } of seats) {
      for (const tab of tabs) {
        await tab.settle();
        if ((await tab.sync()) !== 0) faults.push('something is never sent');
        await tab.reload();
      }
    }
  }
  return faults;
}
