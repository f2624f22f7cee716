import { createSharedDisk, recordKey } from '@aulario/local-data/testing';
import { describe, expect, test, vi } from 'vitest';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const adds = 100;
const repeats = 50;
const slugs = Array.from({ length: adds }, (_, index) => String(index));

function openTabs(count: number) {
  const disk = createSharedDisk();
  const tabs = Array.from({ length: count }, () => {
    const tab = disk.openTab();
    const store = openCart(tab);
    store.subscribe(() => undefined);
    return { ...tab, store };
  });
  const shown = () => tabs.map(({ store }) => store.getSnapshot().entries.map((e) => e.course.id));
  return { disk, tabs, shown };
}

/** Every tab adds its own courses; events arrive in between, early, late or all at the end. */
function addFromAll(count: number, eventsPerRound: number) {
  const { disk, tabs, shown } = openTabs(count);
  const courses = tabs.map((_, tab) => slugs.map((slug) => sampleCourse(`${tab}-${slug}`)));
  for (const round of slugs.keys()) {
    for (const [index, { store }] of tabs.entries()) {
      const course = courses[index]?.[round];
      if (course) store.add(course);
    }
    disk.deliver(eventsPerRound);
  }
  disk.deliver();
  return { disk, shown: shown() };
}

describe('tabs that add at the same time', () => {
  test.each([2, 4])(
    '%i tabs keep every course',
    (count) => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const { disk, shown } = addFromAll(count, repeat % 10);
        expect(disk.keys()).toHaveLength(count * adds);
        for (const ids of shown) {
          expect(ids).toEqual(shown[0]);
          expect(new Set(ids).size).toBe(count * adds);
          expect(ids).toHaveLength(count * adds);
        }
      }
    },
    60_000,
  );

  test('control: storing the cart as one value loses courses in the same tabs', () => {
    const disk = createSharedDisk();
    const tabs = [disk.openTab(), disk.openTab()].map(({ storage }) => ({ storage, own: [''] }));
    for (const slug of slugs) {
      for (const { storage, own } of tabs) {
        own.push(slug);
        storage.setItem('cart', own.join());
      }
    }
    expect(disk.valueOf('cart')?.split(',')).toHaveLength(adds + 1);
  });

  test('the same course from two tabs is one entry', () => {
    const { disk, tabs, shown } = openTabs(2);
    for (const { store } of tabs) {
      store.add(sampleCourse('a'));
    }
    disk.deliver();
    expect(shown()).toEqual([['udemy:a'], ['udemy:a']]);
    expect(disk.keys()).toHaveLength(1);
  });
});

describe('changes in another tab', () => {
  test('removal, tick and undo are shown here', () => {
    const { disk, tabs, shown } = openTabs(2);
    const [here, there] = tabs;
    here?.store.add(sampleCourse('a'));
    disk.deliver();
    there?.store.setOpened('udemy:a', true);
    disk.deliver();
    expect(here?.store.getSnapshot().entries[0]?.openedAt).toEqual(expect.any(Number));
    const removed = there?.store.remove('udemy:a');
    disk.deliver();
    expect(shown()).toEqual([[], []]);
    if (removed) there?.store.restore([removed]);
    disk.deliver();
    expect(shown()).toEqual([['udemy:a'], ['udemy:a']]);
  });

  test('a tick does not restore a course that the other tab has just removed', () => {
    const { disk, tabs, shown } = openTabs(2);
    tabs[0]?.store.add(sampleCourse('a'));
    disk.deliver();
    tabs[1]?.store.remove('udemy:a');
    tabs[0]?.store.setOpened('udemy:a', true);
    expect(shown()).toEqual([[], []]);
  });

  test('a removal wins over a tick from the other tab', () => {
    const { disk, tabs, shown } = openTabs(2);
    tabs[0]?.store.add(sampleCourse('a'));
    disk.deliver();
    tabs[1]?.store.setOpened('udemy:a', true);
    expect(tabs[0]?.store.remove('udemy:a')?.openedAt).toEqual(expect.any(Number));
    disk.deliver();
    expect(shown()).toEqual([[], []]);
  });

  test('a course that the other tab has just removed cannot be removed again', () => {
    const { disk, tabs } = openTabs(2);
    tabs[0]?.store.add(sampleCourse('a'));
    disk.deliver();
    tabs[1]?.store.remove('udemy:a');
    expect(tabs[0]?.store.remove('udemy:a')).toBeNull();
  });

  test('clearing only removes what is shown', () => {
    const { disk, tabs, shown } = openTabs(2);
    tabs[0]?.store.add(sampleCourse('a'));
    tabs[1]?.store.add(sampleCourse('b'));
    tabs[0]?.store.clear();
    disk.deliver();
    expect(shown()).toEqual([['udemy:b'], ['udemy:b']]);
  });

  test('another user or another key changes nothing', () => {
    const { disk, tabs } = openTabs(1);
    const listener = vi.fn();
    tabs[0]?.store.subscribe(listener);
    disk.plant(recordKey('ana2', 'cart', 'udemy:a'), '{}');
    disk.plant('token', 'x');
    disk.deliver();
    expect(listener).not.toHaveBeenCalled();
    disk.plant(recordKey('ana', 'cart', 'udemy:a'), '{}');
    disk.deliver();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a page from the back/forward cache reads the changes', () => {
    const { disk, tabs, shown } = openTabs(1);
    openCart(disk.openTab()).add(sampleCourse('a'));
    expect(shown()).toEqual([[]]);
    tabs[0]?.window.dispatchEvent(new Event('pageshow'));
    expect(shown()).toEqual([['udemy:a']]);
  });
});
