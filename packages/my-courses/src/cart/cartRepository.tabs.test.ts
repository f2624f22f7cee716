import { textCodec } from '@aulario/local-data';
import { type KeptData, keepRecords } from '@aulario/local-data/kept';
import { createTestBrowser } from '@aulario/local-data/testing';
import { describe, expect, test, vi } from 'vitest';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const adds = 100;
const repeats = 10;
const slugs = Array.from({ length: adds }, (_, index) => String(index));

function openTabs(count: number) {
  const browser = createTestBrowser();
  const tabs = Array.from({ length: count }, () => {
    const page = browser.openPage();
    const store = openCart(page);
    store.subscribe(() => undefined);
    return { page, store };
  });
  const shown = () => tabs.map(({ store }) => store.getSnapshot().entries.map((e) => e.course.id));
  const settle = () => Promise.all(tabs.map(({ page }) => page.settle()));
  return { browser, tabs, shown, settle };
}

/** Every tab adds its own courses, and stores them after so many rounds. */
async function addFromAll(count: number, roundsPerTurn: number) {
  const { browser, tabs, shown, settle } = openTabs(count);
  for (const round of slugs.keys()) {
    for (const [index, { store }] of tabs.entries()) store.add(sampleCourse(`${index}-${round}`));
    if (round % roundsPerTurn === 0) await settle();
  }
  await settle();
  const reopened = openCart(await browser.reopen()).getSnapshot().entries;
  return { shown: shown(), reopened: reopened.map(({ course }) => course.id) };
}

describe('tabs that add at the same time', () => {
  test.each([2, 4])('%i tabs keep every course', async (count) => {
    for (let repeat = 1; repeat <= repeats; repeat += 1) {
      const { shown, reopened } = await addFromAll(count, repeat);
      expect(new Set(reopened).size).toBe(count * adds);
      for (const ids of shown) expect(ids).toEqual(reopened);
    }
  });

  test('the same course from two tabs is one entry', async () => {
    const { tabs, shown, settle } = openTabs(2);
    for (const { store } of tabs) store.add(sampleCourse('a'));
    await settle();
    expect(shown()).toEqual([['udemy:a'], ['udemy:a']]);
  });
});

describe('changes in another tab', () => {
  async function withCourse() {
    const opened = openTabs(2);
    const [here, there] = opened.tabs;
    if (here === undefined || there === undefined) throw new Error('There are two tabs.');
    here.store.add(sampleCourse('a'));
    await opened.settle();
    return { ...opened, here: here.store, there: there.store };
  }

  test('removal, tick and undo are shown here', async () => {
    const { here, there, shown, settle } = await withCourse();
    there.setOpened('udemy:a', true);
    await settle();
    expect(here.getSnapshot().entries[0]?.openedAt).toEqual(expect.any(Number));
    const removed = there.remove('udemy:a');
    await settle();
    expect(shown()).toEqual([[], []]);
    if (removed) there.restore([removed]);
    await settle();
    expect(shown()).toEqual([['udemy:a'], ['udemy:a']]);
  });

  test('a tick does not restore a course that the other tab has just removed', async () => {
    const { here, there, shown, settle } = await withCourse();
    there.remove('udemy:a');
    here.setOpened('udemy:a', true);
    await settle();
    expect(shown()).toEqual([[], []]);
  });

  test('a removal wins over a tick from the other tab', async () => {
    const { here, there, shown, settle } = await withCourse();
    there.setOpened('udemy:a', true);
    here.remove('udemy:a');
    await settle();
    expect(shown()).toEqual([[], []]);
  });

  test('a course that both remove is gone, and comes back once when one of them undoes it', async () => {
    const { here, there, shown, settle } = await withCourse();
    const removed = here.remove('udemy:a');
    there.remove('udemy:a');
    await settle();
    expect(here.remove('udemy:a')).toBeNull();
    if (removed) here.restore([removed]);
    await settle();
    expect(shown()).toEqual([['udemy:a'], ['udemy:a']]);
  });

  test('clearing only removes what is shown', async () => {
    const { here, there, shown, settle } = await withCourse();
    there.add(sampleCourse('b'));
    here.clear();
    await settle();
    expect(shown()).toEqual([['udemy:b'], ['udemy:b']]);
  });

  test('another user or another collection changes nothing', async () => {
    const { browser, here } = await withCourse();
    const listener = vi.fn();
    here.subscribe(listener);
    const there: KeptData = browser.openPage();
    const plant = (id: string, collection: string) =>
      there
        .account(id)
        .open(collection, textCodec)
        .change('udemy:b', () => '{}');
    plant('ana2', 'cart');
    plant('ana', 'owned');
    await there.settle();
    expect(listener).not.toHaveBeenCalled();
    plant('ana', 'cart');
    await there.settle();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a page from the back/forward cache reads the changes', async () => {
    const { browser, here } = await withCourse();
    // It hears nothing while it is there.
    const asleep = keepRecords({ disk: browser.disk });
    const store = openCart(asleep);
    here.add(sampleCourse('b'));
    await browser.reopen();
    expect(store.getSnapshot().entries).toHaveLength(1);
    await asleep.reload();
    expect(store.getSnapshot().entries).toHaveLength(2);
  });
});
