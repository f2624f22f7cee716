import { createLife, createTestBrowser } from '@aulario/local-data/testing';
import { openCart } from './openCart.ts';
import { sampleCourse } from './sampleCourse.ts';
import { accounts, courseCount, type SessionStep } from './sessionHistory.ts';
import { type Parts, SessionTab, soundParts } from './sessionTab.ts';

type Owner = string | null;

const owners: readonly Owner[] = [...accounts, null];
/** Everybody's courses have names of their own, so that a test sees whose are where. */
const courseOf = (owner: Owner, index: number) =>
  sampleCourse(`${owner ?? 'visited'}-${String(index)}`);

/** Counts events of the histories, so that tests can assert that the faults occurred. */
export interface Seen {
  kills: number;
  refused: number;
  signOuts: number;
  merges: number;
}

/** Tabs of one browser, checked after each step: nothing lost, nothing doubled, nothing mixed. */
export function createSessionWorld(tabCount: number, parts: Parts = soundParts) {
  const browser = createTestBrowser();
  /** The courses that a tab has stored for an owner and nobody has removed since. */
  const kept = new Map(owners.map((owner) => [owner, new Set<string>()]));
  const seen: Seen = { kills: 0, refused: 0, signOuts: 0, merges: 0 };
  let clock = 0;
  let session: Owner = null;
  const open = () =>
    new SessionTab(
      browser,
      parts,
      () => clock,
      () => clock % 2 === 0,
    );
  const tabs = Array.from({ length: tabCount }, open);

  const keptOf = (owner: Owner) => kept.get(owner) ?? new Set<string>();

  function fail(problem: string): never {
    throw new Error(`${problem} (step ${String(clock)})`);
  }

  /** What a page finds that is opened now. */
  function stored(owner: Owner): ReadonlySet<string> {
    const page = parts.openPage(
      browser,
      createLife(() => true),
    );
    const { entries } = openCart(page, owner).getSnapshot();
    return new Set(entries.map(({ course }) => course.id));
  }

  const isRefused = () => tabs.some(({ page }) => page.isRefused());

  async function settle(): Promise<void> {
    for (const tab of tabs) await tab.settle();
    if (isRefused()) seen.refused += 1;
  }

  /** Adds courses, which are kept from then on if the tab reports no problem. */
  async function put(tab: SessionTab, ids: readonly string[], act: () => void): Promise<void> {
    act();
    await settle();
    if (tab.life.isDead() || tab.cart.getSnapshot().problem !== 'none') return;
    for (const id of ids) keptOf(tab.owner).add(id);
  }

  async function takeOut(tab: SessionTab, ids: readonly string[], act: () => void): Promise<void> {
    const wasRefused = isRefused();
    const visitors = openCart(tab.page, null);
    for (const id of ids) {
      keptOf(tab.owner).delete(id);
      // A merge that is not stored yet has moved it there in this tab.
      if (!visitors.has(id)) keptOf(null).delete(id);
    }
    act();
    await settle();
    // What another tab could not store yet was added without knowing of the removal.
    if (wasRefused || isRefused() || tab.life.isDead()) return;
    const left = stored(tab.owner);
    for (const id of ids) if (left.has(id)) fail(`${id} came back`);
  }

  const idsOf = (entries: readonly { readonly course: { readonly id: string } }[]) =>
    entries.map(({ course }) => course.id);

  async function act(step: SessionStep, tab: SessionTab): Promise<void> {
    const { cart, owner, removed } = tab;
    const course = courseOf(owner, step.course);
    if (step.kind === 'add') await put(tab, [course.id], () => cart.add(course));
    if (step.kind === 'tick') cart.setOpened(course.id, true);
    if (step.kind === 'undoMerge') tab.undoMerge();
    if (step.kind === 'remove') {
      await takeOut(tab, [course.id], () => {
        const entry = cart.remove(course.id);
        if (entry) removed.push(entry);
      });
    }
    if (step.kind === 'clear') {
      await takeOut(tab, tab.shown(), () => void removed.push(...cart.clear()));
    }
    if (step.kind === 'undo') {
      const entries = removed.splice(0);
      await put(tab, idsOf(entries), () => void cart.restore(entries));
    }
    if (step.kind === 'import') {
      const entries = Array.from({ length: courseCount }, (_, index) => ({
        ...{ course: courseOf(owner, index), addedAt: clock, openedAt: null },
      }));
      await put(tab, idsOf(entries), () => void cart.restore(entries));
    }
  }

  function reopen(index: number): void {
    const tab = open();
    tabs[index] = tab;
    tab.hear(session);
  }

  /** Opens dead tabs again. The others learn what those stored and never announced. */
  async function bury(): Promise<void> {
    const dead = [...tabs.keys()].filter((at) => tabs[at]?.life.isDead());
    if (dead.length === 0) return;
    for (const at of dead) reopen(at);
    for (const { page, life } of tabs) await Promise.race([page.reload(), life.death]);
    await settle();
  }

  async function takeStep(step: SessionStep): Promise<void> {
    const tab = tabs[step.tab];
    if (tab === undefined) return;
    if (step.kind === 'signIn' && session === null) session = accounts[step.account] ?? null;
    if (step.kind === 'signOut') {
      seen.signOuts += session === null ? 0 : 1;
      session = null;
    }
    if (step.kind === 'room') browser.disk.setQuota(browser.disk.usedChars() + step.chars);
    if (step.kind === 'kill') {
      tab.life.killAfter(step.calls);
      seen.kills += 1;
    } else if (step.kind === 'reload') reopen(step.tab);
    else if (['signIn', 'signOut', 'hear'].includes(step.kind)) tab.hear(session);
    else await act(step, tab);
    await settle();
  }

  /** What is kept is where it was, or where a merge or its undo has moved it. */
  function check(): void {
    const onDisk = new Map(owners.map((owner) => [owner, stored(owner)]));
    for (const [owner, ids] of kept) {
      for (const id of ids) {
        if (onDisk.get(owner)?.has(id)) continue;
        const others = owner === null ? accounts : [null];
        const place = others.find((each) => onDisk.get(each)?.has(id));
        if (place === undefined) fail(`lost ${id}`);
        ids.delete(id);
        keptOf(place).add(id);
        seen.merges += owner === null ? 1 : 0;
      }
    }
    for (const [index, account] of accounts.entries()) {
      const other = accounts[1 - index] ?? '';
      for (const id of onDisk.get(account) ?? []) if (id.includes(other)) fail(`mixed ${id}`);
    }
    for (const tab of tabs) {
      const shown = tab.shown();
      if (new Set(shown).size !== shown.length) fail('doubled');
    }
  }

  return {
    seen,
    async run(history: readonly SessionStep[]): Promise<void> {
      for (const [index, step] of history.entries()) {
        clock = index;
        await takeStep(step);
        await bury();
        check();
      }
    },
  };
}
