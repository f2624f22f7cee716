import {
  createSharedDisk,
  recordKey,
  type SharedDisk,
  type Tab,
} from '@aulario/local-data/testing';
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

interface LiveTab extends Tab {
  store: CartRepository;
  removed: CartEntry[];
}

function openTab(disk: SharedDisk, userId: string, now: () => number): LiveTab {
  const tab = disk.openTab();
  const store = openCart(tab, ownerOf(userId), now);
  store.subscribe(() => store.getSnapshot());
  return { ...tab, store, removed: [] };
}

/** Real stores on one shared disk, and the model to compare them with after each step. */
export function createWorld() {
  const disk = createSharedDisk();
  const model = createCartModel(users, tabCount);
  let clock = 0;
  const now = () => clock;
  const live = model.tabs.map(({ user }) => openTab(disk, user, now));

  function leave(index: number, user: string, isCrash: boolean): void {
    const [modelTab, liveTab] = [model.tabs[index], live[index]];
    if (!modelTab || !liveTab) return;
    if (!isCrash) liveTab.store.dispose();
    liveTab.close();
    model.leave(modelTab, user, isCrash);
    live[index] = openTab(disk, user, now);
  }

  function damage(user: string, id: string): void {
    // An already damaged item keeps its bytes, so that they can be compared at the end.
    if (model.junkOf(user).has(id)) return;
    const bytes = `{"version":2,"course":"${clock}"`;
    disk.plant(recordKey(ownerOf(user), 'cart', id), bytes);
    model.damage(user, id, bytes);
  }

  function takeStep(step: Step): void {
    const [tab, real] = [model.tabs[step.tab], live[step.tab]];
    if (!tab || !real) return;
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
      case 'full':
        disk.setFull(step.value);
        model.setFull(step.value);
        break;
      case 'damage':
        damage(users[step.user] ?? '', course.id);
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
      const cents = cartTotals(entries)[0]?.total.amount ?? 0;
      return { shown, cents, ...rest, isStable: store.getSnapshot() === snapshot };
    });
    const expected = model.tabs.map((tab) => {
      const shown = model.shownBy(tab);
      return {
        shown,
        cents: shown.reduce((sum, { id }) => sum + centsOf(Number(id.slice('udemy:'.length))), 0),
        problem: tab.unsaved.size > 0 ? 'storage-full' : 'none',
        unreadable: model.junkOf(tab.user).size,
        isStable: true,
      };
    });
    // An assertion for each of a hundred thousand steps would take most of the time.
    if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
  }

  function compareDamaged(): void {
    for (const user of users) {
      for (const [id, bytes] of model.junkOf(user)) {
        expect(disk.valueOf(recordKey(ownerOf(user), 'cart', id))).toBe(bytes);
      }
    }
  }

  return {
    disk,
    model,
    run(history: readonly Step[]): void {
      for (const [index, step] of history.entries()) {
        clock = Math.floor(index / 2);
        takeStep(step);
        disk.deliver();
        model.settle();
        compare();
      }
      compareDamaged();
    },
  };
}
