import { aCourse } from '@aulario/course-data/testing';
import { createTestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createFollowedRepository } from '../lists/followed/followedRepository.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/owned/ownedRepository.ts';
import { createPlanRepository } from '../plan/planRepository.ts';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll } from '../poll/poll.ts';
import { createPollsRepository } from '../poll/pollsRepository.ts';
import { historyRuns } from '../testing/historyRuns.ts';
import { type Backup, parseBackup, writeBackup } from './backup.ts';
import { recordsOf, restoreBackup } from './backupStore.ts';
import { isEmptyBackup, newInBackup } from './newInBackup.ts';

/** `pnpm --filter @aulario/my-courses test:histories` asks for 2,000. */
const runs = historyRuns(100);

const account = { email: 'ana@example.com', displayName: 'Ana', photoUrl: '' };
const courses = Array.from({ length: 6 }, (_, index) => aCourse({ id: `udemy:${String(index)}` }));

/** Two polls that every browser may open. */
const polls = [1, 2].map((startedAt) => createPoll('Python', courses, startedAt));

/** @param person - Who votes here. */
function openBrowser(person = 'ana') {
  const records = createTestBrowser().page.account('ana');
  let time = 0;
  const now = () => {
    time += 1;
    return time;
  };
  let lists = 0;
  const store = {
    cart: createCartRepository(records, { now }),
    lists: createListsRepository(records, {
      now,
      newId: () => {
        lists += 1;
        return `list${String(lists)}`;
      },
    }),
    owned: createOwnedRepository(records, { now }),
    plan: createPlanRepository(records),
    followed: createFollowedRepository(records),
    polls: createPollsRepository(records, { newId: () => person, now }),
  };
  const backup = (): Backup => ({
    account,
    category: 'Music',
    language: 'es',
    theme: 'system',
    ...recordsOf(store),
  });
  return { store, backup };
}

type Browser = ReturnType<typeof openBrowser>;

const act = fc.record({
  kind: fc.constantFrom(
    'cart',
    'open',
    'leave out',
    'save',
    'list',
    'own',
    'finish',
    'remove',
    'reorder',
    'plan',
    'follow',
    'poll',
    'vote',
  ),
  course: fc.nat(courses.length - 1),
  list: fc.nat(3),
});

function live(
  { store }: Browser,
  history: readonly { kind: string; course: number; list: number }[],
) {
  for (const { kind, course: index, list } of history) {
    const course = courses[index] ?? aCourse();
    const { lists } = store.lists.getSnapshot();
    const listId = lists[list % lists.length]?.id ?? 'later';
    if (kind === 'cart') store.cart.add(course);
    if (kind === 'open') store.cart.setOpened(course.id, true);
    if (kind === 'leave out') store.cart.setCounted(course.id, false);
    if (kind === 'save') store.lists.save([course], listId);
    if (kind === 'list') store.lists.create(`Lista ${String(index)}`);
    if (kind === 'own') store.owned.add(course);
    if (kind === 'finish') store.owned.setProgress(course.id, 'finished');
    if (kind === 'plan') {
      store.plan.change((current) => ({
        ...(current ?? firstPlanSettings('2026-11-23')),
        weeklyHours: list + 1,
        leftOut: [course.id],
      }));
    }
    if (kind === 'follow') {
      const query = `?q=${String(index)}`;
      store.followed.put({ query, courseIds: [course.id], isWhole: list > 0, seenOn: null });
    }
    const poll = polls[list % polls.length];
    if (kind === 'poll' && poll !== undefined) {
      store.polls.addVoter(poll, `Persona ${String(index)}`);
    }
    if (kind === 'vote') {
      for (const kept of store.polls.getSnapshot().items.values()) {
        store.polls.setOpinion(kept.poll, index, { vote: 'yes', note: `Nota ${String(list)}` });
      }
    }
    if (kind === 'remove') store.cart.remove(course.id);
    if (kind === 'reorder') store.lists.reorder(listId, course.id, list);
  }
}

const history = fc.array(act, { maxLength: 40 });

test(`${String(runs.numRuns)} histories come back byte for byte after everything was wiped`, () => {
  fc.assert(
    fc.property(history, (steps) => {
      const browser = openBrowser();
      live(browser, steps);
      const file = writeBackup(browser.backup());
      const fresh = openBrowser();
      const parsed = parseBackup(file);
      if (parsed === null) throw new Error('The file cannot be read');
      const { backup, unread } = parsed;
      expect(unread).toEqual([]);
      restoreBackup(fresh.store, backup);
      expect(writeBackup(fresh.backup())).toBe(file);
      expect(isEmptyBackup(newInBackup(backup, fresh.backup()))).toBe(true);
    }),
    runs,
  );
}, 300_000);

test('a file joins what is there, replaces nothing, and goes again when it is undone', () => {
  fc.assert(
    fc.property(history, history, (one, other) => {
      const [here, there] = [openBrowser(), openBrowser('leo')];
      live(here, one);
      live(there, other);
      const before = writeBackup(here.backup());
      const brought = newInBackup(there.backup(), here.backup());
      const { undo, unstored } = restoreBackup(here.store, brought);
      expect(isEmptyBackup(unstored)).toBe(true);
      const after = here.backup();
      expect(isEmptyBackup(newInBackup(there.backup(), after))).toBe(true);
      undo();
      expect(writeBackup(here.backup())).toBe(before);
    }),
    { ...runs, numRuns: Math.min(runs.numRuns, 300) },
  );
}, 300_000);
