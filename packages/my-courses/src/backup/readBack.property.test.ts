import { aCourse } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { courseOfFacts } from '../add/addedCourse.ts';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createVisitorCartMerge } from '../cart/visitorCartMerge.ts';
import { createComparedRepository } from '../compare/comparedRepository.ts';
import {
  createFollowedRepository,
  mergeVisitorFollowed,
} from '../lists/followed/followedRepository.ts';
import { freeListName } from '../lists/freeListName.ts';
import { decodeListLink, encodeListLink } from '../lists/linked/listLink.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/owned/ownedRepository.ts';
import { createVisitorOwnedMerge } from '../lists/owned/visitorOwnedMerge.ts';
import { createVisitorListsMerge } from '../lists/visitorListsMerge.ts';
import { createPlanRepository, mergeVisitorPlan } from '../plan/planRepository.ts';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll } from '../poll/poll.ts';
import { decodePollLink, encodePollLink } from '../poll/pollLink.ts';
import { createPollsRepository, mergeVisitorPolls } from '../poll/pollsRepository.ts';
import { historyRuns } from '../testing/historyRuns.ts';
import { parseBackup, writeBackup } from './backup.ts';
import { recordsOf } from './backupStore.ts';

/** `pnpm --filter @aulario/my-courses test:histories` asks for 2,000. */
const runs = historyRuns(60);

const account = { email: '', displayName: '', photoUrl: '' };
const longId = `${'a'.repeat(59)}.dev:${'x'.repeat(200)}`;

/** Clocks are wrong, too. */
const clocks = [0, 1, Date.UTC(1999, 1), Date.UTC(2026, 10, 28), Date.UTC(2066, 0), 8.64e15];

/** What people and strangers type: hidden, endless, half a character. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('', ' ', '\u202e', '\u202eabc\u202c', 'a\u0000b', '\ud800', 'x\ud83d', '\n\t'),
  fc.constantFrom('😀', 'e\u0301', 'ﷺ', '\u2066', 'a').map((unit) => unit.repeat(300)),
);

const courses = [
  aCourse(),
  aCourse({ id: 'udemy:2' }),
  aCourse({ id: longId, platform: `${'a'.repeat(59)}.dev`, url: `https://${'a'.repeat(59)}.dev/` }),
];

const addedOf = (title: string) =>
  courseOfFacts({
    ...{ url: `https://talleres.example/${'a'.repeat(1900)}`, title, instructors: [title] },
    ...{ language: null, level: null, price: { kind: 'unknown' }, minutes: null },
    recorded: { from: 2026, to: 2026 },
  });

const act = fc.record({
  kind: fc.constantFrom(
    ...(['cart', 'save', 'list', 'rename', 'note', 'move', 'reorder', 'own', 'finish'] as const),
    ...(['compare', 'follow', 'plan', 'name', 'vote', 'link', 'letter'] as const),
  ),
  one: fc.nat(30),
  other: fc.nat(30),
  text,
});

async function openStores(browser: TestBrowser, side: 'visitor' | 'account', time: number) {
  const local = await browser.reopen();
  const onUnstored = vi.fn();
  local.onUnstored(onUnstored);
  const records = side === 'visitor' ? local.visitor : local.account('ana');
  const now = () => time;
  return {
    onUnstored,
    local,
    cart: createCartRepository(records, { now }),
    lists: createListsRepository(records, { now }),
    owned: createOwnedRepository(records, { now }),
    compared: createComparedRepository(records, { now }),
    followed: createFollowedRepository(records),
    plan: createPlanRepository(records),
    polls: createPollsRepository(records, { now }),
  };
}

type Stores = Awaited<ReturnType<typeof openStores>>;
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function live(stores: Stores, history: readonly Act[], time: number) {
  for (const { kind, one, other, text: typed } of history) {
    const course = (one % 4 === 3 ? addedOf(typed) : courses[one % 4]) ?? aCourse();
    const { lists } = stores.lists.getSnapshot();
    const listId = lists[other % lists.length]?.id ?? 'later';
    const item = lists[one % lists.length]?.items[other % 3];
    const poll = createPoll(typed, [course, ...courses], time);
    if (kind === 'cart') stores.cart.add(course);
    if (kind === 'save') stores.lists.save([course], listId);
    if (kind === 'list') {
      stores.lists.create(
        freeListName(
          typed,
          lists.map(({ name }) => name),
        ),
        [{ course, note: typed }],
      );
    }
    if (kind === 'rename') stores.lists.rename(listId, typed);
    if (kind === 'note' && item) stores.lists.annotate(item, typed);
    if (kind === 'move' && item) stores.lists.move(item, listId);
    if (kind === 'reorder') stores.lists.reorder(listId, course.id, other);
    if (kind === 'own') stores.owned.add(course);
    if (kind === 'finish') stores.owned.setProgress(course.id, 'finished');
    if (kind === 'compare') stores.compared.add(course);
    if (kind === 'follow') {
      stores.followed.put({
        query: `?q=${String(one)}`,
        courseIds: [],
        isWhole: true,
        seenOn: null,
      });
    }
    if (kind === 'plan') {
      stores.plan.change((plan) => ({
        ...(plan ?? firstPlanSettings('2026-11-30')),
        order: [course.id],
        hours: { [course.id]: one + 1 },
      }));
    }
    if (kind === 'name') stores.polls.addVoter(poll, typed);
    if (kind === 'vote') {
      for (const kept of stores.polls.getSnapshot().items.values()) {
        stores.polls.setOpinion(kept.poll, one, { vote: 'yes', note: typed });
      }
    }
    if (kind === 'letter') {
      const read = await decodePollLink(await encodePollLink(poll));
      expect(read).toEqual(poll);
      if (read !== null) stores.polls.addVoter(read, `x${typed}`);
    }
    if (kind === 'link') {
      const added = course.id.includes('reader~') ? [course] : [];
      const shared = {
        ...{ name: lists[0]?.name ?? '', courseIds: [course.id], added },
        date: '2026-11-28' as const,
        notes: new Map([[course.id, typed]]),
      };
      const read = await decodeListLink(await encodeListLink(shared));
      expect(read?.courseIds).toEqual([course.id]);
      stores.lists.create('Copia', [{ course, note: read?.notes?.get(course.id) }]);
    }
  }
}

const backupOf = (stores: Stores) =>
  writeBackup({ account, category: null, language: 'es', theme: 'system', ...recordsOf(stores) });

const history = fc.array(act, { maxLength: 25 });

test(`whatever ${String(runs.numRuns)} histories and their merges write is read back`, async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      history,
      fc.constantFrom(...clocks),
      fc.constantFrom(...clocks),
      async (one, other, oneTime, otherTime) => {
        const browser = createTestBrowser();
        const visitor = await openStores(browser, 'visitor', oneTime);
        const own = await openStores(browser, 'account', otherTime);
        await live(visitor, one, oneTime);
        await live(own, other, otherTime);
        const isReadBack = async (stores: Stores, side: 'visitor' | 'account') => {
          expect(stores.onUnstored).not.toHaveBeenCalled();
          const again = await openStores(browser, side, oneTime);
          expect(recordsOf(again)).toEqual(recordsOf(stores));
          expect(again.compared.getSnapshot()).toEqual(stores.compared.getSnapshot());
          const parsed = parseBackup(backupOf(stores));
          expect(parsed && writeBackup(parsed.backup)).toBe(backupOf(stores));
          expect(parsed?.unread).toEqual([]);
        };
        await isReadBack(visitor, 'visitor');
        await isReadBack(own, 'account');

        const records = visitor.local.visitor;
        createVisitorCartMerge(records, own.cart).run();
        createVisitorListsMerge(records, own.lists).run();
        createVisitorOwnedMerge(records, own.owned).run();
        mergeVisitorFollowed(visitor.followed, own.followed);
        mergeVisitorPlan(visitor.plan, own.plan);
        mergeVisitorPolls(visitor.polls, own.polls);
        await isReadBack(own, 'account');
      },
    ),
    runs,
  );
}, 300_000);
