import { someCourses } from '@aulario/course-data/testing';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll } from '../poll/poll.ts';
import { type BackupRecords, openBackupStore } from './backupKinds.ts';
import { onceStored, recordsOf, restoreBackup } from './backupStore.ts';
import { isEmptyBackup, newInBackup } from './newInBackup.ts';

const now = Date.UTC(2026, 10, 22);
const courses = someCourses(40);
const records: BackupRecords = {
  cart: courses.map((course, index) => ({ course, addedAt: now + index, openedAt: null })),
  lists: [{ id: 'a1', name: 'Guitarra', createdAt: now }],
  saved: courses
    .slice(0, 8)
    .map((course, rank) => ({ course, listId: 'a1', addedAt: now, rank: rank * 1024 })),
  owned: courses.slice(0, 8).map((course) => ({
    course,
    ownedOn: null,
    ownedAt: now,
    paid: null,
    progress: 'finished',
  })),
  plan: [firstPlanSettings('2026-11-30')],
  followed: [{ query: '?q=python', courseIds: [], isWhole: true, seenOn: null }],
  polls: [{ poll: createPoll('Python', courses.slice(0, 3), now), voterId: null, usedAt: now }],
};

const owners = ['visitor', 'account'] as const;

async function openStore(browser: TestBrowser, owner: (typeof owners)[number]) {
  const page = await browser.reopen();
  const own = owner === 'visitor' ? page.visitor : page.account('ana');
  return { records: own, ...openBackupStore(own) };
}

const present = async (browser: TestBrowser, owner: (typeof owners)[number]) =>
  recordsOf(await openStore(browser, owner));

async function restore(browser: TestBrowser, owner: (typeof owners)[number], of: BackupRecords) {
  const store = await openStore(browser, owner);
  return onceStored(restoreBackup(store, of), of, store.records);
}

const rooms = [0, 300, 1000, 3000, 6000, 9000, 15_000, 25_000, 40_000, 1_000_000];

test.each(owners.flatMap((owner) => rooms.map((room) => ({ owner, room }))))(
  'a restore tells what it stored for the $owner with $room characters free',
  async ({ owner, room }) => {
    const browser = createTestBrowser();
    browser.disk.setQuota(room);
    const { stored, unstored, problem } = await restore(browser, owner, records);
    const hasRoom = room === 1_000_000;
    expect(problem).toBe(hasRoom ? 'none' : 'storage-full');
    expect([isEmptyBackup(unstored), isEmptyBackup(stored)]).toEqual([hasRoom, !hasRoom]);

    // What is called stored is there after a reload, and nothing else is.
    expect(isEmptyBackup(newInBackup(stored, await present(browser, owner)))).toBe(true);
    expect(newInBackup(unstored, await present(browser, owner))).toEqual(unstored);

    // The rest fits once there is room.
    browser.disk.setQuota(Number.POSITIVE_INFINITY);
    const fresh = newInBackup(records, await present(browser, owner));
    const again = await restore(browser, owner, fresh);
    expect(again.problem).toBe('none');
    expect(isEmptyBackup(newInBackup(records, await present(browser, owner)))).toBe(true);
    again.undo();
    expect(isEmptyBackup(newInBackup(fresh, await present(browser, owner)))).toBe(
      isEmptyBackup(fresh),
    );
  },
);

test('a file that names a course twice, or the list that always exists, is restored once', async () => {
  const browser = createTestBrowser();
  const [saved] = records.saved;
  if (saved === undefined) throw new Error('no course');
  const file: BackupRecords = {
    ...records,
    lists: [...records.lists, { id: 'later', name: 'Mía', createdAt: now }],
    // Two of lists that are gone, which are shown in the first one.
    saved: ['later', 'gone1', 'gone2', 'a1', 'a1'].map((listId) => ({ ...saved, listId })),
  };
  const { stored } = await restore(
    browser,
    'visitor',
    newInBackup(file, await present(browser, 'visitor')),
  );
  expect(stored.lists).toEqual(records.lists);
  expect(stored.saved.map(({ listId }) => listId)).toEqual(['later', 'a1']);
  expect(isEmptyBackup(newInBackup(file, await present(browser, 'visitor')))).toBe(true);
});
