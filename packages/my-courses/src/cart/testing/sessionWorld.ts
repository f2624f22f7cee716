import { createSharedDisk, type SharedDisk } from '@aulario/local-data/testing';
import { openCart } from './openCart.ts';
import { sampleCourse } from './sampleCourse.ts';
import { accounts, courseCount, type SessionStep } from './sessionHistory.ts';
import { openSessionTab, type Parts, type SessionTab, soundParts } from './sessionTab.ts';

type Owner = string | null;

const owners: readonly Owner[] = [...accounts, null];
/** Visitors' and accounts' courses have different names, so that a test can find leftovers. */
const courseOf = (owner: Owner, index: number) =>
  sampleCourse(`${owner === null ? 'visited' : 'private'}-${String(index)}`);

/** Counts events of the histories, so that tests can assert that the faults occurred. */
export interface Seen {
  kills: number;
  refused: number;
  signOuts: number;
  merges: number;
}

/**
 * Tabs on one disk, checked after each step: nothing lost, nothing duplicated, nothing left behind.
 */
export function createSessionWorld(tabCount: number, parts: Parts = soundParts) {
  const disk: SharedDisk = createSharedDisk();
  /** The courses that a tab reported as stored and nobody has removed since. */
  const kept = new Map(owners.map((owner) => [owner, new Set<string>()]));
  const seen: Seen = { kills: 0, refused: 0, signOuts: 0, merges: 0 };
  let clock = 0;
  let session: Owner = null;
  const now = () => clock;
  const tabs = Array.from({ length: tabCount }, () => openSessionTab(disk, parts, now));

  const keptOf = (owner: Owner) => kept.get(owner) ?? new Set<string>();
  const stored = (owner: Owner) =>
    new Set(
      openCart({ storage: disk.openTab().storage }, owner)
        .getSnapshot()
        .entries.map((e) => e.course.id),
    );

  function fail(problem: string): never {
    throw new Error(`${problem} (step ${String(clock)})`);
  }

  /** Notifies a tab of the session; the visitor's courses may move to the account. */
  function hear(tab: SessionTab): void {
    const before = tab.owner();
    tab.hear(session);
    if (session === null || before === session) return;
    const [mine, visitors] = [stored(session), stored(null)];
    for (const id of keptOf(null)) {
      if (visitors.has(id)) continue;
      if (!mine.has(id)) fail(`lost ${id} in a merge`);
      keptOf(null).delete(id);
      keptOf(session).add(id);
      seen.merges += 1;
    }
  }

  /**
   * Runs an action that adds courses, and expects them to be kept if the tab reports no problem.
   */
  function put(tab: SessionTab, ids: readonly string[], act: () => void): void {
    act();
    const owner = tab.owner();
    if (tab.cart().getSnapshot().problem !== 'none') return;
    for (const id of ids) keptOf(owner).add(id);
  }

  function takeOut(tab: SessionTab, ids: readonly string[], act: () => void): void {
    for (const id of ids) keptOf(tab.owner()).delete(id);
    act();
    if (tab.cart().getSnapshot().problem !== 'none') return;
    const left = stored(tab.owner());
    for (const id of ids) if (left.has(id)) fail(`${id} came back`);
  }

  function act(step: SessionStep, tab: SessionTab): void {
    const cart = tab.cart();
    const owner = tab.owner();
    const course = courseOf(owner, step.course);
    const shown = () => cart.getSnapshot().entries.map((entry) => entry.course.id);
    if (step.kind === 'add') put(tab, [course.id], () => cart.add(course));
    if (step.kind === 'tick') cart.setOpened(course.id, true);
    if (step.kind === 'remove') {
      takeOut(tab, [course.id], () => {
        const entry = cart.remove(course.id);
        if (entry) tab.removed.push(entry);
      });
    }
    if (step.kind === 'clear') takeOut(tab, shown(), () => tab.removed.push(...cart.clear()));
    if (step.kind === 'undo') {
      const entries = tab.removed.splice(0);
      put(
        tab,
        entries.map((entry) => entry.course.id),
        () => cart.restore(entries),
      );
    }
    if (step.kind === 'import') {
      const entries = Array.from({ length: courseCount }, (_, index) => ({
        course: courseOf(owner, index),
        addedAt: clock,
        openedAt: null,
      }));
      put(
        tab,
        entries.map((entry) => entry.course.id),
        () => cart.restore(entries),
      );
    }
    if (step.kind === 'undoMerge') undoMerge(tab, owner);
  }

  /** Undoes a merge: the courses return to the visitor, or stay where they are. */
  function undoMerge(tab: SessionTab, owner: Owner): void {
    const known = tab.brought().filter((id) => keptOf(owner).has(id) || keptOf(null).has(id));
    tab.undoMerge();
    const [mine, visitors] = [stored(owner), stored(null)];
    for (const id of known) {
      if (!visitors.has(id) && !mine.has(id)) fail(`lost ${id} in an undo`);
      if (!mine.has(id)) keptOf(owner).delete(id);
      if (visitors.has(id)) keptOf(null).add(id);
    }
  }

  function reopen(index: number): void {
    tabs[index]?.end();
    const tab = openSessionTab(disk, parts, now);
    tabs[index] = tab;
    hear(tab);
  }

  function takeStep(step: SessionStep): void {
    const tab = tabs[step.tab];
    if (!tab) return;
    if (step.kind === 'signIn' && session === null) session = accounts[step.account] ?? null;
    if (step.kind === 'signOut') {
      seen.signOuts += session === null ? 0 : 1;
      session = null;
    }
    if (step.kind === 'room') disk.setQuota(disk.usedUnits() + step.units);
    if (step.kind === 'reload') reopen(step.tab);
    if (step.kind === 'kill') {
      tab.tab.kill(step.operations);
      seen.kills += 1;
      return;
    }
    if (['signIn', 'signOut', 'hear'].includes(step.kind)) hear(tab);
    else act(step, tab);
  }

  function check(): void {
    for (const owner of owners) {
      const onDisk = stored(owner);
      for (const id of keptOf(owner)) if (!onDisk.has(id)) fail(`lost ${id}`);
    }
    for (const tab of tabs) {
      const shown = tab
        .cart()
        .getSnapshot()
        .entries.map((entry) => entry.course.id);
      if (new Set(shown).size !== shown.length) fail('doubled');
    }
    const dump = disk.dump();
    for (const trace of [...accounts, 'private-']) if (dump.includes(trace)) fail(`left ${trace}`);
  }

  return {
    seen,
    run(history: readonly SessionStep[]): void {
      for (const [index, step] of history.entries()) {
        clock = index;
        const tab = tabs[step.tab];
        takeStep(step);
        // A killed tab has ended somewhere within the following action.
        if (tab?.tab.isKilled() && step.kind !== 'kill') reopen(step.tab);
        disk.deliver(step.course);
        check();
      }
      seen.refused += disk.countRefused();
    },
  };
}
