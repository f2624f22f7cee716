// @vitest-environment node

import { someCourses } from '@aulario/course-data/testing';
import { createOldData } from '@aulario/local-data/old';
import { createSharedDisk, type SharedDisk } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { createCartRepository } from '../cart/cartRepository.ts';
import { createFollowedRepository } from '../lists/followedRepository.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/ownedRepository.ts';
import { createPlanRepository } from '../plan/planRepository.ts';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll } from '../poll/poll.ts';
import { createPollsRepository } from '../poll/pollsRepository.ts';
import type { BackupRecords } from './backup.ts';
import { listRecords, pollRecords, restoreBackup } from './backupStore.ts';
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
  plan: firstPlanSettings('2026-11-30'),
  followed: [{ query: '?q=python', courseIds: [], isWhole: true, seenOn: null }],
  polls: [{ poll: createPoll('Python', courses.slice(0, 3), now), voterId: null, usedAt: now }],
};

function openStore(disk: SharedDisk, owner: 'visitor' | 'account') {
  const local = createOldData(disk.openTab());
  const own = owner === 'visitor' ? local.visitor : local.account('ana');
  return {
    cart: createCartRepository({ records: own }),
    lists: createListsRepository({ records: own }),
    owned: createOwnedRepository(own),
    plan: createPlanRepository(own),
    followed: createFollowedRepository(own),
    polls: createPollsRepository(own),
  };
}

const presentIn = (store: ReturnType<typeof openStore>): BackupRecords => ({
  cart: store.cart.getSnapshot().entries,
  ...listRecords(store.lists),
  owned: store.owned.getSnapshot().courses,
  plan: store.plan.getSnapshot().settings,
  followed: store.followed.getSnapshot(),
  polls: pollRecords(store.polls),
});

const rooms = [0, 300, 1000, 3000, 6000, 9000, 15_000, 25_000, 40_000, 1_000_000];

test.each(
  (['visitor', 'account'] as const).flatMap((owner) => rooms.map((room) => ({ owner, room }))),
)('a restore tells what it stored for the $owner with $room characters free', ({ owner, room }) => {
  const disk = createSharedDisk();
  disk.setQuota(room);
  const { stored, unstored, problem, undo } = restoreBackup(openStore(disk, owner), records);
  expect(problem).toBe(isEmptyBackup(unstored) ? 'none' : 'storage-full');
  expect(isEmptyBackup(unstored)).toBe(room === 1_000_000);
  expect(isEmptyBackup(stored)).toBe(room === 0);

  // What is called stored is there after a reload, and nothing else is.
  const present = presentIn(openStore(disk, owner));
  expect(isEmptyBackup(newInBackup(stored, present))).toBe(true);
  expect(newInBackup(unstored, present)).toEqual(unstored);
  for (const kind of ['cart', 'lists', 'saved', 'owned', 'followed', 'polls'] as const) {
    expect(stored[kind].length + unstored[kind].length).toBe(records[kind].length);
    expect(present[kind]).toHaveLength(stored[kind].length);
  }

  // The rest fits once there is room.
  disk.setQuota(Number.POSITIVE_INFINITY);
  const again = restoreBackup(openStore(disk, owner), newInBackup(records, present));
  expect(again.problem).toBe('none');
  expect(isEmptyBackup(newInBackup(records, presentIn(openStore(disk, owner))))).toBe(true);
  undo();
});
