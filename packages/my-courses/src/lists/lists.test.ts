import { aCourse, usd } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addedCourse } from '../add/addedCourse.ts';
import { packText } from '../link/packedText.ts';
import { laterListId } from './courseList.ts';
import { coursesCsv } from './csv/coursesCsv.ts';
import { decodeListLink, encodeListLink, maxSharedCourses } from './linked/listLink.ts';
import { createListsRepository, type ListsRepository } from './listsRepository.ts';
import { moveInOrder } from './moveInOrder.ts';
import { createOwnedRepository } from './owned/ownedRepository.ts';

const [a, b, c] = ['a', 'b', 'c'].map((slug) => aCourse({ id: `udemy:${slug}`, title: slug }));
const courses = [a, b, c].filter((course) => course !== undefined);
const [first, second] = [courses[0] ?? aCourse(), courses[1] ?? aCourse()];

let browser: TestBrowser;
let clock: number;
let lists: ListsRepository;

const open = async () =>
  createListsRepository((await browser.reopen()).account('ana'), { now: () => (clock += 1) });
const shown = (of = lists) =>
  Object.fromEntries(
    of.getSnapshot().lists.map((list) => [list.name, list.items.map((i) => i.course.title)]),
  );
const itemOf = (listId: string, index = 0) => {
  const item = lists.getSnapshot().lists.find(({ id }) => id === listId)?.items[index];
  if (item === undefined) throw new Error('No such item');
  return item;
};

beforeEach(async () => {
  browser = createTestBrowser();
  clock = 0;
  lists = await open();
});

describe('lists', () => {
  test('begin with one that is empty, and keep what is saved in it, once', async () => {
    expect(shown()).toEqual({ '': [] });
    expect(lists.save(courses)).toEqual(courses);
    expect(lists.save([first])).toEqual([]);
    expect(shown(await open())).toEqual({ '': ['a', 'b', 'c'] });
    expect([lists.isSaved(first.id), lists.isSaved('udemy:z')]).toEqual([true, false]);
  });

  test('are made, renamed, deleted, and brought back with their courses', async () => {
    expect(lists.create('   ')).toBeNull();
    const id = lists.create(' Python ') ?? '';
    lists.rename(id, 'Python en español');
    lists.rename(id, '  ');
    lists.save(courses, id);
    const deleted = lists.delete(id);
    expect(shown()).toEqual({ '': [] });
    if (deleted) lists.restore(deleted.items, [deleted]);
    expect(shown(await open())).toEqual({ '': [], 'Python en español': ['a', 'b', 'c'] });
    expect(lists.delete(laterListId)).toBeNull();
  });

  test('are made with courses and their notes, in the given order', async () => {
    const note = 'Empieza por este.';
    const id = lists.create('Otra', [{ course: second, note }, { course: first }]) ?? '';
    expect(shown(await open())).toEqual({ '': [], Otra: ['b', 'a'] });
    expect([itemOf(id).note, itemOf(id, 1).note]).toEqual([note, undefined]);
    expect(lists.create(' ', [{ course: first }])).toBeNull();
    expect(lists.isSaved(first.id)).toBe(true);
  });

  test('lend and give courses to each other', async () => {
    const id = lists.create('Otra') ?? '';
    lists.save(courses);
    lists.copy(itemOf(laterListId), id);
    lists.annotate(itemOf(laterListId, 1), 'Empieza por este.');
    lists.move(itemOf(laterListId, 1), id);
    expect(shown(await open())).toEqual({ '': ['a', 'c'], Otra: ['a', 'b'] });
    expect(itemOf(id, 1).note).toBe('Empieza por este.');
    const removed = lists.remove(first.id);
    expect(shown()).toEqual({ '': ['c'], Otra: ['b'] });
    lists.restore(removed);
    expect(shown(await open())).toEqual({ '': ['a', 'c'], Otra: ['a', 'b'] });
  });

  test('show in the first list what another tab put into one that was deleted meanwhile', async () => {
    const id = lists.create('Otra') ?? '';
    const there = await open();
    lists.delete(id);
    there.save([first], id);
    expect(shown(await open())).toEqual({ '': ['a'] });
    lists = await open();
    lists.move(itemOf(laterListId), laterListId);
    expect(shown(await open())).toEqual({ '': ['a'] });
    const other = lists.create('Otra') ?? '';
    lists.move(itemOf(laterListId), other);
    expect(shown(await open())).toEqual({ '': [], Otra: ['a'] });
  });

  test('keep any order, of any number of moves', async () => {
    const move = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
        const ranks = new Map(Array.from({ length: 6 }, (_, index) => [index, index]));
        const expected = [...ranks.keys()];
        for (const [from, to] of moves) {
          const order = [...ranks].sort(([, x], [, y]) => x - y);
          const sorted = order.map(([, rank]) => rank);
          for (const [index, rank] of moveInOrder(sorted, from, to)) {
            ranks.set(order[index]?.[0] ?? -1, rank);
          }
          expected.splice(to, 0, ...expected.splice(from, 1));
          const now = [...ranks].sort(([, x], [, y]) => x - y).map(([item]) => item);
          expect(now).toEqual(expected);
        }
      }),
    );
    lists.save(courses);
    lists.reorder(laterListId, 'udemy:c', 0);
    lists.reorder(laterListId, 'udemy:a', 7);
    expect(shown(await open())).toEqual({ '': ['c', 'a', 'b'] });
  });

  test('keep what is said of a course in one of them, across a reload, until it is taken back', async () => {
    lists.save([first]);
    const noteOf = (of: ListsRepository) => of.getSnapshot().lists[0]?.items[0]?.note;
    lists.annotate(itemOf(laterListId), '  Empieza por este.  ');
    expect(noteOf(await open())).toBe('Empieza por este.');
    lists.annotate(itemOf(laterListId), ' ');
    expect(noteOf(await open())).toBeUndefined();
  });

  test('survive a full storage in memory and say so', async () => {
    lists.save([first]);
    await browser.reopen();
    browser.disk.setQuota(browser.disk.usedChars());
    lists.save([second]);
    await browser.reopen();
    expect(shown()).toEqual({ '': ['a', 'b'] });
    expect(lists.getSnapshot().problem).toBe('storage-full');
    expect(shown(await open())).toEqual({ '': ['a'] });
  });
});

describe('owned courses', () => {
  test('keep what was on record as paid, and how far one has come', async () => {
    const now = () => Date.UTC(2026, 10, 2, 12);
    const owned = createOwnedRepository((await browser.reopen()).account('ana'), { now });
    owned.add({ ...first, price: { kind: 'paid', money: usd(1999) } });
    owned.add({ ...second, price: { kind: 'unknown' } });
    owned.setProgress(first.id, 'finished');
    const again = createOwnedRepository((await browser.reopen()).account('ana')).getSnapshot()
      .courses;
    expect(again.map(({ paid, progress }) => [paid, progress])).toEqual([
      [usd(1999), 'finished'],
      [null, 'not-started'],
    ]);
    owned.annotate(first.id, {
      certificateUrl: 'https://www.edx.org/c/1',
      note: 'Repasar el tema 3',
    });
    owned.annotate(second.id, { share: 30 });
    const [one, other] = createOwnedRepository(
      (await browser.reopen()).account('ana'),
    ).getSnapshot().courses;
    expect(one).toMatchObject({ finishedOn: '2026-11-02', note: 'Repasar el tema 3' });
    expect(one).toMatchObject({ certificateUrl: 'https://www.edx.org/c/1' });
    expect([other?.share, other?.finishedOn]).toEqual([30, undefined]);
    owned.setProgress(first.id, 'in-progress');
    expect(owned.getSnapshot().courses[0]?.finishedOn).toBeUndefined();
    const removed = owned.remove(first.id);
    expect(owned.has(first.id)).toBe(false);
    if (removed) owned.restore([removed]);
    expect(owned.getSnapshot().courses).toHaveLength(2);
  });
});

describe('a shared list', () => {
  const list = {
    name: 'Python «en español»',
    courseIds: ['udemy:1', 'edx:b'],
    date: '2026-11-22',
    notes: new Map([['edx:b', 'Empieza por este, Tomás.']]),
    added: [],
  } as const;

  test('comes out of its link as it went in, and ten courses make a short one', async () => {
    const link = await encodeListLink(list);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await decodeListLink(link)).toEqual(list);
    const ten = Array.from({ length: 10 }, (_, index) => `udemy:${String(54_599_640 + index)}`);
    expect((await encodeListLink({ ...list, courseIds: ten })).length).toBeLessThan(300);
  });

  test('carries a course that a reader has brought, which is brought there too', async () => {
    const fields = { title: 'Taller', platform: '', instructor: 'Ana', hours: '3' } as const;
    const price = { kind: 'paid', money: { amount: 4500, currency: 'EUR' } } as const;
    const facts = { ...fields, price, language: 'es', level: null };
    const workshop = addedCourse('https://talleres.example/a?utm_source=x', facts, 2026);
    if (workshop === null) throw new Error('No course');
    const link = await encodeListLink({
      ...list,
      courseIds: [workshop.id, ...list.courseIds],
      added: [workshop],
      notes: new Map([[workshop.id, 'Este.']]),
    });
    const read = await decodeListLink(link);
    expect(read?.courseIds).toEqual([workshop.id, ...list.courseIds]);
    expect(read?.added).toEqual([workshop]);
    expect(read?.notes?.get(workshop.id)).toBe('Este.');

    const hostile = { ...workshop, url: 'javascript:alert(1)' };
    const bad = await encodeListLink({ ...list, courseIds: [workshop.id], added: [hostile] });
    expect(await decodeListLink(bad)).toMatchObject({ courseIds: [workshop.id], added: [] });
  });

  test('loses a note or a brought course that cannot be read, and nothing else', async () => {
    const [id = ''] = list.courseIds;
    const o = [[0, 5], null, ['0', 'x'], [0, 'Este.'], [7, 'x']];
    for (const b of [[null], [[0, {}]], [[0, { url: 'javascript:alert(1)' }]], [[]]]) {
      const link = await packText(JSON.stringify({ n: list.name, c: [id], d: '9999-12-31', o, b }));
      const read = await decodeListLink(link);
      expect(read).toEqual({
        ...{ name: list.name, courseIds: [id], added: [], date: null },
        notes: new Map([[id, 'Este.']]),
      });
    }
  });

  test('is nothing for anything else, and unpacks to no more than a list', async () => {
    const bomb = await encodeListLink({ ...list, name: 'x'.repeat(3_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    for (const text of ['', 'x', '%', bomb, `${await encodeListLink(list)}AAAA`.slice(3)]) {
      expect(await decodeListLink(text)).toBeNull();
    }
    const many = Array.from({ length: maxSharedCourses + 9 }, (_, index) => String(index));
    const cut = await decodeListLink(await encodeListLink({ ...list, courseIds: many }));
    expect(cut?.courseIds).toHaveLength(maxSharedCourses);
    await fc.assert(
      fc.asyncProperty(fc.base64String(), async (text) => {
        await decodeListLink(text);
      }),
    );
  });
});

test('a table of courses is what a spreadsheet reads, and no formula', () => {
  const title = '=HYPERLINK("//evil"), "x"';
  const row = {
    list: 'Para después',
    addedAt: Date.UTC(2026, 10, 22, 12),
    course: aCourse({ title }),
  };
  const csv = coursesCsv([row, { ...row, course: { ...first, price: { kind: 'unknown' } } }], 'en');
  const [head, line, last] = csv.split('\r\n');
  expect(head).toBe('\ufefflist,title,platform,address,price,currency,added');
  expect(line).toContain(`Para después,"'=HYPERLINK(""//evil""), ""x""",Udemy,https://`);
  expect(last).toMatch(/,,,2026-11-22$/);
});
