import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createIndexedDbDisk } from '../disk/indexedDbDisk.ts';
import { startAccountSync } from '../sync/startAccountSync.ts';
import { createMemoryCloud, type MemoryCloud } from '../testing/cloud/memoryCloud.ts';
import { createTestStorage } from '../testing/testStorage.ts';
import { textCodec } from '../textCodec.ts';
import { keepRecords } from './keepRecords.ts';

beforeAll(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

let cloud: MemoryCloud;
beforeEach(() => {
  cloud = createMemoryCloud();
});

/** A page of a browser in which an account is signed in. */
async function openPage(factory: IDBFactory, accountId = 'ana') {
  const disk = createIndexedDbDisk(() => factory, 'aulario', createTestStorage());
  const kept = keepRecords({ disk });
  const records = kept.account(accountId);
  await records.loaded;
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const place = cloud.account(accountId);
  const start = () =>
    startAccountSync({
      ...{ accountId, kept, disk, window, document },
      cloud: place,
      locks: undefined,
    });
  return { kept, window, cart: records.open('cart', textCodec), start };
}

const names = ({ cart }: Awaited<ReturnType<typeof openPage>>) => [
  ...cart.getSnapshot().items.keys(),
];

test('a course put into the cart is on the other browser when it gets the focus', async () => {
  const [phone, desk] = [await openPage(new IDBFactory()), await openPage(new IDBFactory())];
  const [here, there] = [phone.start(), desk.start()];
  await vi.waitFor(() => expect([here.getStatus(), there.getStatus()]).toEqual(['saved', 'saved']));
  phone.cart.change('udemy:1', () => 'Guitarra');
  await vi.waitFor(() => expect(here.getStatus()).toBe('saving'));
  await vi.waitFor(() => expect(here.getStatus()).toBe('saved'), { timeout: 1000 });
  desk.window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(names(desk)).toEqual(['udemy:1']));
  for (const each of [here, there]) each.stop();
});

test('signing out leaves nothing once it is sent, and signing in brings it back', async () => {
  const factory = new IDBFactory();
  const page = await openPage(factory);
  const sync = page.start();
  page.cart.change('udemy:1', () => 'Guitarra');
  cloud.setWeather('offline');
  expect(await sync.finish()).toBe('offline');
  cloud.setWeather('fine');
  expect(await sync.finish()).toBe('saved');
  sync.stop();
  await page.kept.erase('ana');
  expect(names(page)).toEqual([]);
  expect(names(await openPage(factory))).toEqual([]);
  expect(names(await openPage(factory, 'eva'))).toEqual([]);
  const again = await openPage(factory);
  const restarted = again.start();
  expect(await restarted.finish()).toBe('saved');
  restarted.stop();
  expect(names(again)).toEqual(['udemy:1']);
});
