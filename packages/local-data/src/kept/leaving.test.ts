import { expect, test } from 'vitest';
import { createTestBrowser } from '../testing/testBrowser.ts';
import { textCodec } from '../textCodec.ts';

const { promise: never } = Promise.withResolvers<void>();

test('what a page shows when it ends is there in the next one, stored or not', async () => {
  const browser = createTestBrowser();
  const page = browser.openPage((disk) => ({ ...disk, save: () => never }));
  const cart = page.visitor.open('cart', textCodec);
  cart.change('a', () => 'on its way');
  await Promise.resolve();
  cart.change('b', () => 'waiting');
  page
    .account('ana')
    .open('cart', textCodec)
    .change('c', () => 'in the same turn');
  page.leave();
  const next = browser.openPage();
  const items = (records: typeof next.visitor) => [
    ...records.open('cart', textCodec).getSnapshot().items.keys(),
  ];
  expect(items(next.visitor)).toEqual(['a', 'b']);
  expect(items(next.account('ana'))).toEqual(['c']);
  expect([...(await browser.disk.readSync('account:ana')).unsent.keys()]).toEqual(['cart/c']);
});

test('what the disk has refused, as the reader was told, is not left', async () => {
  const browser = createTestBrowser();
  browser.disk.setFault('storage-full');
  const page = browser.openPage();
  page.visitor.open('cart', textCodec).change('a', () => 'refused');
  await page.settle();
  page.leave();
  browser.disk.setFault(null);
  expect(browser.openPage().visitor.hasRecords()).toBe(false);
});
