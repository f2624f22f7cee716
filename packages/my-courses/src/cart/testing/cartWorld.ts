import type { KeptData } from '@aulario/local-data/kept';
import { createTestBrowser } from '@aulario/local-data/testing';
import { expect } from 'vitest';
import type { CartEntry } from '../cartEntry.ts';
import type { CartRepository } from '../cartRepository.ts';
import { cartTotals } from '../cartTotals.ts';
import { courseCount, ownerOf, type Step, tabCount, users } from './cartHistory.ts';
import { createCartModel } from './cartModel.ts';
import { openCart } from './openCart.ts';
import { dollars, sampleCourse } from './sampleCourse.ts';

/** Distinct powers of ten plus 9, so that different carts have different totals. */
const centsOf = (index: number) => 10 ** index + 9;
const courses = Array.from({ length: courseCount }, (_, index) =>
  sampleCourse(String(index), { price: dollars(centsOf(index)) }),
);
const courseAt = (index: number) => courses[index] ?? sampleCourse('none');

interface LiveTab {
  readonly page: KeptData;
  readonly store: CartRepository;
  readonly removed: CartEntry[];
}

/** Real stores of one browser, and the model to compare them with after each step. */
export function createWorld() {
  const browser = createTestBrowser();
  const model = createCartModel(users, tabCount);
  let clock = 0;
  const now = () => clock;

  function openTab(user: string): LiveTab {
    const page = browser.openPage();
    const store = openCart(page, ownerOf(user), now);
    store.subscribe(() => store.getSnapshot());
    return { page, store, removed: [] };
  }
  const live = model.tabs.map(({ user }) => openTab(user));

  function leave(index: number, user: string, isCrash: boolean): void {
    const [modelTab, liveTab] = [model.tabs[index], live[index]];
    if (modelTab === undefined || liveTab === undefined) return;
    if (!isCrash) liveTab.store.dispose();
    model.leave(modelTab, user);
    live[index] = openTab(user);
  }

  function takeStep(step: Step): void {
    const [tab, real] = [model.tabs[step.tab], live[step.tab]];
    if (tab === undefined || real === undefined) return;
    const course = courseAt(step.course);
    switch (step.kind) {
      case 'add':
        real.store.add(course);
        model.add(tab, course.id, clock);
        break;
      case 'remove': {
        const entry = real.store.remove(course.id);
        if (entry) real.removed.push(entry);
        model.remove(tab, course.id);
        break;
      }
      case 'clear':
        real.removed.push(...real.store.clear());
        model.clear(tab);
        break;
      case 'undo': {
        const entry = real.removed.pop();
        if (entry) real.store.restore([entry]);
        model.undo(tab);
        break;
      }
      case 'tick':
        real.store.setOpened(course.id, step.value);
        model.setOpened(tab, course.id, step.value, clock);
        break;
      case 'user':
        leave(step.tab, users[step.user] ?? '', false);
        break;
      default:
        leave(step.tab, tab.user, step.kind === 'crash');
        break;
    }
  }

  function compare(): void {
    const actual = live.map(({ store }) => {
      const snapshot = store.getSnapshot();
      const { entries, ...rest } = snapshot;
      const shown = entries.map(({ course, ...entry }) => ({ id: course.id, ...entry }));
      const cents = cartTotals(entries)[0]?.amount ?? 0;
      return { shown, cents, ...rest, isStable: store.getSnapshot() === snapshot };
    });
    const expected = model.tabs.map((tab) => {
      const shown = model.shownBy(tab);
      return {
        shown,
        cents: shown.reduce((sum, { id }) => sum + centsOf(Number(id.slice('udemy:'.length))), 0),
        problem: 'none',
        unreadable: 0,
        isStable: true,
      };
    });
    // An assertion for each of a hundred thousand steps would take most of the time.
    if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
  }

  return {
    async run(history: readonly Step[]): Promise<void> {
      for (const [index, step] of history.entries()) {
        clock = Math.floor(index / 2);
        takeStep(step);
        for (const { page } of live) await page.settle();
        compare();
      }
    },
  };
}
