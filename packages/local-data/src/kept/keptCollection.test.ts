import { beforeEach, expect, test, vi } from 'vitest';
import type { Codec } from '../collection.ts';
import { createTestBrowser, type TestBrowser } from '../testing/testBrowser.ts';
import { textCodec } from '../textCodec.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = createTestBrowser(['searches']);
});

const openTab = () => browser.openPage();

interface Owned {
  readonly note: string;
  readonly progress: string;
}
const isOwned = (value: unknown): value is Owned =>
  typeof value === 'object' && value !== null && 'note' in value && 'progress' in value;
const codec: Codec<Owned> = {
  encode: ({ note, progress }) => JSON.stringify({ version: 1, value: { note, progress } }),
  decode(text) {
    const { version, value } = JSON.parse(text);
    return version === 1 && isOwned(value) ? { note: value.note, progress: value.progress } : null;
  },
  isNewer: (text) => JSON.parse(text).version > 1,
};
/** As the codecs of the product, which throw on no text. */
const readable = (text: string) => (text.startsWith('{') ? codec.decode(text, '') : null);
const first: Owned = { note: '', progress: 'not-started' };

test('a change is there at once, and after a restart', async () => {
  const tab = openTab();
  const items = tab.visitor.open('owned', codec);
  const listener = vi.fn();
  items.subscribe(listener);
  expect(items.change('a', () => first)).toEqual({ before: null, problem: 'none' });
  expect(items.getSnapshot().items).toEqual(new Map([['a', first]]));
  expect(items.getSnapshot()).toBe(items.getSnapshot());
  items.changeAll([
    ['b', () => first],
    ['a', () => null],
    ['c', (current) => current],
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  await tab.settle();
  const again = openTab().visitor.open('owned', codec);
  expect(again.getSnapshot()).toEqual({
    ...{ items: new Map([['b', first]]), problem: 'none', unreadable: 0 },
  });
});

test('what is moved to a record outlasts a removal that did not see it, and nothing else does', async () => {
  const [one, two] = [openTab(), openTab()];
  const [here, there] = [one.visitor.open('owned', codec), two.visitor.open('owned', codec)];
  here.changeAll(['moved', 'same', 'gone'].map((name) => [name, () => first]));
  await one.settle();
  expect(here.join('moved', (owned) => owned)).toEqual({ before: first, problem: 'none' });
  here.change('same', (owned) => owned);
  expect(here.join('gone', () => null).before).toEqual(first);
  there.changeAll(['moved', 'same'].map((name) => [name, () => null]));
  await one.settle();
  await two.settle();
  for (const tab of [here, there]) expect([...tab.getSnapshot().items]).toEqual([['moved', first]]);
});

test('another tab sees it, and edits of two tabs merge by field', async () => {
  const [one, two] = [openTab(), openTab()];
  const [here, there] = [one.visitor.open('owned', codec), two.visitor.open('owned', codec)];
  here.change('a', () => first);
  await one.settle();
  here.change('a', (owned) => owned && { ...owned, note: 'Empieza por este.' });
  there.change('a', (owned) => owned && { ...owned, progress: 'finished' });
  await one.settle();
  await two.settle();
  const both = { note: 'Empieza por este.', progress: 'finished' };
  for (const items of [here, there, openTab().visitor.open('owned', codec)]) {
    expect(items.getSnapshot().items.get('a')).toEqual(both);
  }
});

test('what a later release added to a record stays when an earlier one edits it', async () => {
  const tab = openTab();
  const later: Codec<object> = {
    encode: (value) => JSON.stringify({ version: 1, value }),
    decode: (text) => JSON.parse(text).value,
  };
  const withRating = tab.visitor.open('owned', later);
  withRating.change('a', () => ({ ...first, rating: 5 }));
  tab.visitor.open('owned', codec).change('a', (owned) => owned && { ...owned, note: 'x' });
  expect(withRating.getSnapshot().items.get('a')).toEqual({ ...first, note: 'x', rating: 5 });
});

test('a decision that fails silences no later change', () => {
  const items = openTab().visitor.open('owned', codec);
  const listener = vi.fn();
  items.subscribe(listener);
  const fail = () => {
    throw new Error('undecided');
  };
  expect(() =>
    items.changeAll([
      ['a', () => first],
      ['b', fail],
    ]),
  ).toThrow('undecided');
  expect(listener).toHaveBeenCalledTimes(1);
  items.change('b', () => first);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a record in a later format is counted and not changed', () => {
  const tab = openTab();
  const newer = JSON.stringify({ version: 2, value: 'x' });
  tab.visitor.open('owned', textCodec).change('a', () => newer);
  const items = tab.visitor.open('owned', codec);
  expect(items.getSnapshot()).toMatchObject({ items: new Map(), unreadable: 1 });
  expect(items.change('a', () => first).problem).toBe('newer-version');
  expect(tab.visitor.open('owned', textCodec).getSnapshot().items.get('a')).toBe(newer);
});

test('what cannot be read back is refused', () => {
  const items = openTab().visitor.open('owned', { ...codec, decode: () => null });
  expect(items.change('a', () => first).problem).toBe('not-readable');
  expect(items.getSnapshot().items.size).toBe(0);
});

test.each(['bad', '{"version":1,"value":"?"}'])(
  'a record that nobody can read gives its name to a new one, and is kept aside: %s',
  async (damaged) => {
    const { visitor } = openTab();
    visitor.open('owned', textCodec).change('a', () => damaged);
    const lenient = { ...codec, isNewer: () => false, decode: readable };
    const items = visitor.open('owned', lenient);
    expect(items.getSnapshot()).toMatchObject({ items: new Map(), unreadable: 1 });
    expect(items.change('a', (current) => current && first).problem).toBe('none');
    expect(items.getSnapshot().unreadable).toBe(1);
    expect(items.change('a', () => first)).toEqual({ before: null, problem: 'none' });
    expect(items.getSnapshot()).toMatchObject({ items: new Map([['a', first]]), unreadable: 0 });
    const again = (await browser.reopen()).visitor;
    expect(again.open('owned', codec).getSnapshot().items).toEqual(new Map([['a', first]]));
    const aside = again.open('aside', textCodec, { paths: [] }).getSnapshot().items;
    expect([...aside]).toEqual([['owned a', damaged]]);
  },
);

test('what the disk refuses is reported, stays in memory, and is stored when there is room', async () => {
  const tab = openTab();
  const onUnstored = vi.fn();
  tab.onUnstored(onUnstored);
  const items = tab.visitor.open('owned', codec);
  const listener = vi.fn();
  items.subscribe(listener);
  browser.disk.setQuota(0);
  items.change('a', () => first);
  await tab.settle();
  expect(onUnstored).toHaveBeenCalledExactlyOnceWith(['storage-full']);
  expect(items.getSnapshot()).toMatchObject({
    items: new Map([['a', first]]),
    problem: 'storage-full',
  });
  expect(listener).toHaveBeenCalledTimes(2);
  browser.disk.setQuota(Number.POSITIVE_INFINITY);
  await tab.settle();
  expect(items.getSnapshot().problem).toBe('none');
  expect(openTab().visitor.open('owned', codec).getSnapshot().items.size).toBe(1);
});

test('what is moved away is stored only together with what it was moved to', async () => {
  const tab = openTab();
  const [from, to] = [tab.visitor.open('owned', codec), tab.account('ana').open('owned', codec)];
  from.change('a', () => first);
  await tab.settle();
  browser.disk.setQuota(0);
  expect(to.change('a', () => first).problem).toBe('none');
  await tab.settle();
  // The record is not stored yet: a move must not remove the other copy.
  expect(to.join('a', (current) => current).problem).toBe('storage-full');
  from.change('a', () => null);
  await tab.settle();
  const places = (page = openTab()) =>
    [page.visitor, page.account('ana')].map((records) => records.hasRecords());
  expect(places()).toEqual([true, false]);
  browser.disk.setQuota(Number.POSITIVE_INFINITY);
  await tab.settle();
  expect(places()).toEqual([false, true]);
  expect(to.change('a', (current) => current).problem).toBe('none');
});

test('what an undone move brought back is not lost, however little of it fits', async () => {
  const long: Owned = { ...first, note: 'x'.repeat(500) };
  let refused = 0;
  for (let room = 0; room < 600; room += 20) {
    browser = createTestBrowser();
    browser.page.visitor.open('owned', codec).change('a', () => long);
    await browser.page.settle();
    const tab = openTab();
    const [from, to] = [tab.visitor.open('owned', codec), tab.account('ana').open('owned', codec)];
    browser.disk.setQuota(browser.disk.usedChars() + room);
    to.change('a', () => long);
    from.change('a', () => null);
    await tab.settle();
    from.join('a', () => long);
    await tab.settle();
    to.change('a', () => null);
    await tab.settle();
    refused += tab.isRefused() ? 1 : 0;
    expect(openTab().visitor.hasRecords(), `${String(room)} characters`).toBe(true);
  }
  expect(refused).toBeGreaterThan(0);
});

test('two people on one device never mix, and erasing one leaves nothing of them', async () => {
  const tab = openTab();
  tab
    .account('ana')
    .open('owned', codec)
    .change('a', () => first);
  tab
    .account('eva')
    .open('owned', codec)
    .change('b', () => first);
  tab.visitor.open('owned', codec).change('c', () => first);
  await tab.settle();
  const names = (id: string) => [
    ...openTab().account(id).open('owned', codec).getSnapshot().items.keys(),
  ];
  expect([names('ana'), names('eva')]).toEqual([['a'], ['b']]);
  await tab.erase('ana');
  expect([names('ana'), names('eva')]).toEqual([[], ['b']]);
  expect(tab.account('ana').open('owned', codec).getSnapshot().items.size).toBe(0);
  expect(openTab().visitor.open('owned', codec).getSnapshot().items.size).toBe(1);
});

test('knows what there is, and what is in this page alone', async () => {
  const { visitor, settle } = openTab();
  const items = visitor.open('owned', codec);
  expect([visitor.hasRecords(), visitor.hasUnstored()]).toEqual([false, false]);
  items.change('a', () => first);
  expect([visitor.hasRecords(), visitor.hasUnstored()]).toEqual([true, true]);
  await settle();
  expect(visitor.hasUnstored()).toBe(false);
  const scopes = [
    { collection: 'owned' },
    { collection: 'owned', name: 'a' },
    { collection: 'owned', name: 'b' },
    { collection: 'cart' },
  ];
  expect(scopes.map(visitor.hasRecords)).toEqual([true, true, false, false]);
  items.change('a', () => null);
  expect(visitor.hasRecords()).toBe(false);
});

test('what nobody asked for is refused silently', async () => {
  const tab = openTab();
  const onUnstored = vi.fn();
  tab.onUnstored(onUnstored);
  browser.disk.setFault('storage-unavailable');
  tab.visitor.open('seen', textCodec, { isBackground: true }).change('build', () => '2026-11-28');
  await tab.settle();
  expect([onUnstored.mock.calls.length, tab.visitor.hasUnstored()]).toEqual([0, false]);
  tab.visitor.open('owned', codec).change('a', () => first);
  expect(onUnstored).toHaveBeenCalledExactlyOnceWith(['storage-unavailable']);
});

test('what is set aside is handed out, read by no store, and not gone', async () => {
  const { visitor } = openTab();
  const texts = visitor.open('owned', textCodec);
  const damaged = '{"version":1,"value":{"note":';
  texts.change('a', () => damaged);
  texts.change('b', () => codec.encode(first));
  expect(visitor.setAside({ collection: 'owned', name: 'a' })).toEqual(
    new Map([['owned a', damaged]]),
  );
  expect([...texts.getSnapshot().items.keys()]).toEqual(['b']);
  expect(visitor.setAside()).toEqual(new Map([['owned b', codec.encode(first)]]));
  expect(visitor.hasRecords()).toBe(false);
  expect(visitor.setAside()).toEqual(new Map());
  const again = await browser.reopen();
  const aside = again.visitor.open('aside', textCodec, { paths: [] }).getSnapshot().items;
  expect(aside).toEqual(
    new Map([
      ['owned a', damaged],
      ['owned b', codec.encode(first)],
    ]),
  );
});
