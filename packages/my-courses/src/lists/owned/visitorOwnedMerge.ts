import type { OpenRecords } from '@aulario/local-data';
import {
  createVisitorMerge,
  type MergedItems,
  type MergeSource,
  type VisitorMerge,
} from '../../merge/visitorMerge.ts';
import type { OwnedCourse } from '../courseList.ts';
import { createOwnedRepository, type OwnedRepository } from './ownedRepository.ts';

const sideOf = (owned: OwnedRepository): MergeSource<OwnedCourse> => ({
  ...owned,
  items: () => owned.getSnapshot().courses,
  remove: ({ course }) => owned.remove(course.id),
});

/**
 * Moves the visitor's owned courses to an account. `visitor` are the visitor's records in the
 * browser.
 */
export const createVisitorOwnedMerge = (
  visitor: OpenRecords,
  account: OwnedRepository,
  now: () => number = Date.now,
): VisitorMerge<MergedItems<OwnedCourse>> =>
  createVisitorMerge({
    visitor: sideOf(createOwnedRepository(visitor, { now })),
    account: sideOf(account),
    records: visitor,
    undoneName: 'undone-owned-merges',
    nameOf: ({ course }) => course.id,
    timeOf: ({ ownedAt }) => ownedAt,
    now,
  });
