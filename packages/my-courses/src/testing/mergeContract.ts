import { aCourse, someCourses, usd } from '@aulario/course-data/testing';
import { describe, expect, test } from 'vitest';
import type { CartEntry } from '../cart/cartEntry.ts';
import type { CartRepository } from '../cart/cartRepository.ts';
import { type OwnedCourse, progresses, type SavedCourse } from '../lists/courseList.ts';
import type { ListsRepository } from '../lists/listsRepository.ts';
import type { OwnedRepository } from '../lists/owned/ownedRepository.ts';

/** The records of one side of a merge. */
export interface MergeStores {
  readonly cart: CartRepository;
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
}

/** A visitor with a browser, who has an account. */
export interface MergeWorld {
  /** Opens the stored records of a side again. */
  open(side: 'visitor' | 'account'): Promise<MergeStores>;
  /** Signs in, which moves the visitor's records to the account. Returns the undo. */
  signIn(): Promise<() => void>;
  /** Lets no more than so many further characters be stored. */
  limitRoom(chars: number): Promise<void>;
}

const [course = aCourse(), other = aCourse()] = someCourses(2);

/** A time, some milliseconds after a day of 2026. */
const at = (ms: number) => Date.UTC(2026, 10, 22) + ms;

const list = { id: 'a1', name: 'Guitarra', createdAt: at(1) };
const sides = ['visitor', 'account'] as const;

const saved = (facts: Partial<SavedCourse> = {}): SavedCourse => ({
  ...{ course, listId: list.id, addedAt: at(5), rank: 1024 },
  ...facts,
});
const owned = (facts: Partial<OwnedCourse> = {}): OwnedCourse => ({
  ...{ course, ownedOn: null, ownedAt: 1, paid: null, progress: 'not-started' },
  ...facts,
});
const entry = (facts: Partial<CartEntry> = {}): CartEntry => ({
  ...{ course, addedAt: at(5), openedAt: null },
  ...facts,
});

const notes = [undefined, 'Empieza por este.', 'Caro'];
const days = [null, '2024-03-25', '2026-11-22'] as const;
const prices = [null, usd(999), usd(1999)];
const ticks = [null, at(7), at(9)];

const pairs = <T>(values: readonly T[]) =>
  values.flatMap((visitor) => values.map((account) => ({ visitor, account })));

const recordsOf = ({ cart, lists, owned: courses }: MergeStores) => ({
  cart: cart.getSnapshot().entries,
  lists: lists.getSnapshot().lists,
  owned: courses.getSnapshot().courses,
});

const bothOf = async (world: MergeWorld) => [
  recordsOf(await world.open('visitor')),
  recordsOf(await world.open('account')),
];

/** Signing in loses nothing that either side has, in whichever store the records are. */
export function mergeContract(name: string, openWorld: () => MergeWorld): void {
  describe(`${name}: signing in keeps`, () => {
    test.each(pairs(notes))('the notes $visitor and $account', async ({ visitor, account }) => {
      const world = openWorld();
      (await world.open('visitor')).lists.restore([saved({ note: visitor })], [list]);
      (await world.open('account')).lists.restore([saved({ note: account })], [list]);
      await world.signIn();
      const items = (await world.open('account')).lists
        .getSnapshot()
        .lists.flatMap((each) => each.items);
      expect(items).toHaveLength(1);
      for (const note of [visitor, account]) expect(items[0]?.note ?? '').toContain(note ?? '');
      expect(items[0]?.note).toBe(
        visitor === undefined || account === undefined || visitor === account
          ? (account ?? visitor)
          : `${account} · ${visitor}`,
      );
    });

    test.each(pairs(progresses))('the further of $visitor and $account', async (pair) => {
      const world = openWorld();
      for (const side of sides)
        (await world.open(side)).owned.restore([owned({ progress: pair[side] })]);
      await world.signIn();
      const further = progresses.findLast((each) => each === pair.visitor || each === pair.account);
      expect((await world.open('account')).owned.getSnapshot().courses).toEqual([
        owned({ progress: further ?? 'not-started' }),
      ]);
    });

    test.each(pairs(days))('the days $visitor and $account', async (pair) => {
      const world = openWorld();
      for (const side of sides)
        (await world.open(side)).owned.restore([owned({ ownedOn: pair[side] })]);
      await world.signIn();
      expect((await world.open('account')).owned.getSnapshot().courses).toEqual([
        owned({ ownedOn: pair.account ?? pair.visitor }),
      ]);
    });

    test.each(pairs(prices))('the prices $visitor.amount and $account.amount', async (pair) => {
      const world = openWorld();
      for (const side of sides)
        (await world.open(side)).owned.restore([owned({ paid: pair[side] })]);
      await world.signIn();
      expect((await world.open('account')).owned.getSnapshot().courses).toEqual([
        owned({ paid: pair.account ?? pair.visitor }),
      ]);
    });

    test.each(pairs(ticks))('the ticks $visitor and $account', async (pair) => {
      const world = openWorld();
      for (const side of sides)
        (await world.open(side)).cart.restore([entry({ openedAt: pair[side] })]);
      await world.signIn();
      expect((await world.open('account')).cart.getSnapshot().entries).toEqual([
        entry({ openedAt: pair.account ?? pair.visitor }),
      ]);
    });

    test.each([
      { visitor: true, account: false },
      { visitor: false, account: true },
      { visitor: true, account: true },
    ])('an empty list (visitor $visitor, account $account)', async (has) => {
      const world = openWorld();
      for (const side of sides) if (has[side]) (await world.open(side)).lists.restore([], [list]);
      await world.signIn();
      const named = (await world.open('account')).lists.getSnapshot().lists.slice(1);
      expect(named).toEqual([{ ...list, items: [] }]);
      expect((await world.open('visitor')).lists.getSnapshot().lists).toHaveLength(1);
    });

    test.each([0, 1, 2])('everything when it is done %i times more, and undone', async (times) => {
      const world = openWorld();
      const here = await world.open('visitor');
      const there = await world.open('account');
      here.lists.restore([saved({ note: 'Caro' }), saved({ course: other })], [list]);
      here.lists.restore([], [{ ...list, id: 'b2' }]);
      here.owned.restore([owned({ progress: 'finished' })]);
      here.cart.restore([entry({ addedAt: at(3) }), entry({ course: other })]);
      there.lists.restore([saved({ note: 'Este' })], [list]);
      there.owned.restore([owned({ progress: 'in-progress', ownedOn: '2026-11-23' })]);
      there.cart.restore([entry({ openedAt: at(8) })]);
      const before = await bothOf(world);
      const undo = await world.signIn();
      const once = recordsOf(await world.open('account'));
      for (let time = 0; time < times; time += 1) await world.signIn();
      expect(recordsOf(await world.open('account'))).toEqual(once);
      expect(recordsOf(await world.open('visitor'))).toEqual(
        recordsOf(await openWorld().open('visitor')),
      );
      undo();
      expect(await bothOf(world)).toEqual(before);
      await world.signIn();
      expect(recordsOf(await world.open('account'))).toEqual(before[1]);
    });

    test.each([0, 200, 900, 1500, 2500, 5000])(
      'what does not fit (%i characters)',
      async (chars) => {
        const world = openWorld();
        const courses = someCourses(6);
        const here = await world.open('visitor');
        here.lists.restore(
          courses.map((each) => saved({ course: each, note: 'Caro' })),
          [list, { ...list, id: 'b2' }],
        );
        here.owned.restore(courses.map((each) => owned({ course: each, progress: 'finished' })));
        here.cart.restore(courses.map((each) => entry({ course: each, openedAt: at(7) })));
        (await world.open('account')).lists.restore([saved()], [list]);
        await world.limitRoom(chars);
        await world.signIn();
        const both = await bothOf(world);
        const kept = (holds: (records: ReturnType<typeof recordsOf>, id: string) => boolean) =>
          courses.filter(({ id }) => both.some((records) => holds(records, id))).length;
        expect(
          kept(({ cart }, id) => cart.some((e) => e.course.id === id && e.openedAt === at(7))),
        ).toBe(6);
        expect(
          kept((records, id) =>
            records.owned.some((each) => each.course.id === id && each.progress === 'finished'),
          ),
        ).toBe(6);
        expect(
          kept(({ lists }, id) =>
            lists.some(
              (each) =>
                each.id === list.id &&
                each.items.some((item) => item.course.id === id && item.note === 'Caro'),
            ),
          ),
        ).toBe(6);
        const names = both.flatMap(({ lists }) => lists.map(({ id }) => id));
        expect(new Set(names)).toEqual(new Set(['later', 'a1', 'b2']));
      },
    );
  });

  describe(`${name}: moving a course to another list keeps`, () => {
    const target = { ...list, id: 'b2' };
    test.each(
      pairs(notes).flatMap((pair) => [
        { ...pair, how: 'move' as const },
        { ...pair, how: 'copy' as const },
      ]),
    )('the notes $visitor and $account ($how)', async ({ visitor: own, account: there, how }) => {
      const world = openWorld();
      const { lists } = await world.open('account');
      const item = saved({ note: own });
      lists.restore([item, saved({ listId: 'b2', note: there })], [list, target]);
      lists[how](item, 'b2');
      const stored = (await world.open('account')).lists.getSnapshot().lists;
      const [note, ...others] = stored
        .filter(({ id }) => id === 'b2')
        .flatMap(({ items }) => items.map((each) => each.note ?? ''));
      expect(others).toEqual([]);
      for (const part of [own, there]) expect(note).toContain(part ?? '');
      const left = stored.find(({ id }) => id === list.id)?.items.length;
      expect(left).toBe(how === 'move' ? 0 : 1);
    });
  });
}
