import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestBrowser } from '../testing/testBrowser.ts';
import { textCodec } from '../textCodec.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a disk that does not answer a change is told of, and the change is stored once it does', async () => {
  const browser = createTestBrowser();
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<void>();
  const page = browser.openPage((disk) => ({
    ...disk,
    save: (changes) => answer.then(() => disk.save(changes)),
  }));
  const told = vi.fn();
  page.onUnstored(told);
  const cart = page.visitor.open('cart', textCodec);
  cart.change('a', () => 'on its way');
  const stored = page.visitor.stored();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await stored).toBe('storage-silent');
  expect(cart.getSnapshot().problem).toBe('storage-silent');
  expect(told.mock.calls).toEqual([[['storage-silent']]]);
  expect(page.visitor.hasUnstored()).toBe(true);

  answerNow();
  await vi.runAllTimersAsync();
  expect(cart.getSnapshot().problem).toBe('none');
  expect(await page.visitor.stored()).toBe('none');
  expect(page.visitor.hasUnstored()).toBe(false);
});

test('a disk that does not say what it has is told of, and heard when it does', async () => {
  const browser = createTestBrowser();
  browser.page.visitor.open('cart', textCodec).change('a', () => 'earlier');
  await browser.page.settle();
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<void>();
  const page = browser.openPage((disk) => ({
    ...disk,
    load: (owner) => answer.then(() => disk.load(owner)),
  }));
  const cart = page.visitor.open('cart', textCodec);
  const told = vi.fn();
  cart.subscribe(told);
  expect(cart.getSnapshot().problem).toBe('none');
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toHaveBeenCalled();
  expect(cart.getSnapshot()).toMatchObject({ problem: 'storage-silent' });
  answerNow();
  await vi.runAllTimersAsync();
  expect(cart.getSnapshot()).toMatchObject({ problem: 'none', items: new Map([['a', 'earlier']]) });
});
