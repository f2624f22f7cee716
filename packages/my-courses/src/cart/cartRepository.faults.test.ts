import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const [a, b, c] = [sampleCourse('a'), sampleCourse('b'), sampleCourse('c')] as const;

let browser: TestBrowser;
let clock: number;
const now = () => (clock += 1);

/** The course ids that a new page shows once the disk works. */
async function stored() {
  const page = await browser.reopen();
  return openCart(page)
    .getSnapshot()
    .entries.map(({ course }) => course.id);
}

beforeEach(async () => {
  browser = createTestBrowser();
  clock = 0;
  openCart(browser.page, 'ana', now).add(a);
  await browser.page.settle();
});

describe.each(['storage-full', 'storage-unavailable'] as const)('%s', (fault) => {
  /** A page that was opened before or after the disk began to fail. */
  async function openFailing({ isFailing = true } = {}) {
    const page = browser.openPage();
    const store = openCart(page, 'ana', now);
    if (isFailing) browser.disk.setFault(fault);
    const problem = () => store.getSnapshot().problem;
    const shown = () => store.getSnapshot().entries.map(({ course }) => course.id);
    return { page, store, problem, shown };
  }

  test('the cart works in memory and reports the problem', async () => {
    const { page, store, problem, shown } = await openFailing();
    const listener = vi.fn();
    store.subscribe(listener);
    expect([problem(), shown()]).toEqual(['none', [a.id]]);
    store.add(b);
    await page.settle();
    expect([problem(), shown()]).toEqual([fault, [a.id, b.id]]);
    store.setOpened(b.id, true);
    const removed = store.remove(b.id);
    expect(removed?.openedAt).toEqual(expect.any(Number));
    if (removed) store.restore([removed]);
    expect(shown()).toEqual([a.id, b.id]);
    store.remove(a.id);
    await page.settle();
    expect([problem(), shown()]).toEqual([fault, [b.id]]);
    expect(listener).toHaveBeenCalled();
    expect(store.clear().map(({ course }) => course.id)).toEqual([b.id]);
    expect(shown()).toEqual([]);
  });

  test('the next change after the fault ends stores everything', async () => {
    const { page, store, problem, shown } = await openFailing();
    store.add(b);
    store.setOpened(b.id, true);
    await page.settle();
    expect(problem()).toBe(fault);
    browser.disk.setFault(null);
    store.add(c);
    await page.settle();
    expect(problem()).toBe('none');
    expect(shown()).toEqual([a.id, b.id, c.id]);
    expect(await stored()).toEqual([a.id, b.id, c.id]);
  });

  test('a fault in the middle loses nothing, also of what another tab does', async () => {
    const { page, store, problem, shown } = await openFailing({ isFailing: false });
    browser.disk.setFault(fault);
    store.add(b);
    store.remove(a.id);
    await page.settle();
    expect(shown()).toEqual([b.id]);
    browser.disk.setFault(null);
    const there = browser.openPage();
    openCart(there, 'ana', now).add(c);
    await there.settle();
    await page.settle();
    expect(problem()).toBe('none');
    expect(shown()).toEqual([b.id, c.id]);
    expect(await stored()).toEqual([b.id, c.id]);
  });

  test('control: without the fault there is no problem', async () => {
    const { page, store, problem } = await openFailing({ isFailing: false });
    store.add(b);
    store.remove(a.id);
    await page.settle();
    expect(problem()).toBe('none');
    expect(await stored()).toEqual([b.id]);
  });
});

test('a disk that cannot be read is reported with the first change, and empties nothing', async () => {
  browser.disk.setFault('storage-unavailable');
  const page = browser.openPage();
  const store = openCart(page);
  store.add(b);
  await page.settle();
  expect(store.getSnapshot()).toMatchObject({ problem: 'storage-unavailable', entries: [{}] });
  browser.disk.setFault(null);
  expect(await stored()).toEqual([a.id, b.id]);
});
