import { localToday, unknownFacts } from '@aulario/course-data';
import type { Change, OpenRecords } from '@aulario/local-data';
import type * as v from 'valibot';
import type { CartEntry } from '../cart/cartEntry.ts';
import { cartEntry, createCartRepository } from '../cart/cartRepository.ts';
import {
  type ListHead,
  laterListId,
  type OwnedCourse,
  type SavedCourse,
} from '../lists/courseList.ts';
import {
  createFollowedRepository,
  type Followed,
  followedSchema,
} from '../lists/followed/followedRepository.ts';
import { listHead, ownedCourse, savedCourse } from '../lists/listCodecs.ts';
import { createListsRepository } from '../lists/listsRepository.ts';
import { createOwnedRepository } from '../lists/owned/ownedRepository.ts';
import { createPlanRepository } from '../plan/planRepository.ts';
import { firstPlanSettings, type PlanSettings, planSettings } from '../plan/planSettings.ts';
import { pollKey } from '../poll/pollLink.ts';
import { createPollsRepository } from '../poll/pollsRepository.ts';
import {
  isWithin,
  recordOfStoredPoll,
  type StoredPoll,
  storedPollSchema,
} from '../poll/storedPoll.ts';
import type { Dispensable } from './readRecord.ts';

/** Opens the repositories of an owner. */
export const openBackupStore = (records: OpenRecords) => ({
  cart: createCartRepository(records),
  lists: createListsRepository(records),
  owned: createOwnedRepository(records),
  plan: createPlanRepository(records),
  followed: createFollowedRepository(records),
  polls: createPollsRepository(records),
});

/** The repositories of one owner. */
export type BackupStore = ReturnType<typeof openBackupStore>;

/** A record of a backup, by kind. */
export interface BackupItems {
  readonly cart: CartEntry;
  readonly saved: SavedCourse;
  /** The list that always exists has no record. */
  readonly lists: ListHead;
  readonly owned: OwnedCourse;
  /** One at most. */
  readonly plan: PlanSettings;
  readonly followed: Followed;
  /** The polls that were opened in the browser, including votes that were not shared yet. */
  readonly polls: StoredPoll;
}

/** A kind of records in a backup. */
export type BackupKind = keyof BackupItems;

/** The records of a backup file or of a browser. */
export type BackupRecords = { readonly [Kind in BackupKind]: readonly BackupItems[Kind][] };

/** How the records of one kind are read, recognised, restored and taken away again. */
interface RecordKind<Item> {
  readonly schema: v.GenericSchema<unknown, Item>;
  /** What a record of a file can do without, today. */
  readonly dispensable: () => Dispensable;
  /** The record of an item in a file; the item itself by default. */
  readonly recordOf?: (item: Item) => object;
  /** Everything of the kind in the repositories, in an order that does not depend on the browser. */
  readonly itemsIn: (store: BackupStore) => readonly Item[];
  /**
   * The same for records of the same thing.
   *
   * @param listIds - Of the lists that exist, those of the file included.
   */
  readonly nameOf: (item: Item, listIds: ReadonlySet<string>) => string;
  /** Whether a record adds something to a known one of its name; false by default. */
  readonly adds?: (item: Item, known: Item) => boolean;
  /** Adds items to the repositories, and returns the outcome of each. */
  readonly restore: (store: BackupStore, items: readonly Item[]) => readonly Change<unknown>[];
  /** Removes the items that `restore` added to what was there before. */
  readonly undo: (store: BackupStore, items: readonly Item[], before: readonly Item[]) => void;
}

type UnknownFacts = typeof unknownFacts;

type ListFact = {
  [Fact in keyof UnknownFacts]: UnknownFacts[Fact] extends readonly unknown[] | null ? Fact : never;
}[keyof UnknownFacts];

/** The facts of a course whose entries count alone. */
const courseLists: Readonly<Record<ListFact, true>> = {
  instructors: true,
  subtitles: true,
  subjects: true,
  filled: true,
};

const withCourse = (fields: Readonly<Record<string, unknown>>) => (): Dispensable => ({
  fields: new Map([
    ...Object.entries(unknownFacts).map(([key, value]) => [`course.${key}`, value] as const),
    ...Object.entries(fields),
  ]),
  items: new Set(Object.keys(courseLists).map((key) => `course.${key}`)),
});

const without = (fields: Readonly<Record<string, unknown>>) => (): Dispensable => ({
  fields: new Map(Object.entries(fields)),
});

/** Everything that a backup does with its records; the kinds are in the order in which they are listed. */
export const recordKinds: { readonly [Kind in BackupKind]: RecordKind<BackupItems[Kind]> } = {
  cart: {
    schema: cartEntry,
    dispensable: withCourse({ openedAt: null, isLeftOut: undefined }),
    itemsIn: ({ cart }) => cart.getSnapshot().entries,
    nameOf: ({ course }) => course.id,
    restore: ({ cart }, entries) => cart.restore(entries),
    undo: ({ cart }, entries) => void cart.clear(entries.map(({ course }) => course.id)),
  },
  saved: {
    schema: savedCourse,
    dispensable: withCourse({ rank: 0, note: undefined }),
    itemsIn: ({ lists }) => lists.getSnapshot().lists.flatMap(({ items }) => items),
    // A course whose list is gone is shown in the first one, once.
    nameOf: ({ course, listId }, listIds) =>
      `${listIds.has(listId) ? listId : laterListId} ${course.id}`,
    restore: ({ lists }, saved) => lists.restore(saved).items,
    undo({ lists }, saved) {
      for (const { course, listId } of saved) lists.remove(course.id, listId);
    },
  },
  lists: {
    schema: listHead,
    dispensable: without({}),
    itemsIn: ({ lists }) =>
      lists
        .getSnapshot()
        .lists.filter(({ id }) => id !== laterListId)
        .map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    nameOf: ({ id }) => id,
    restore: ({ lists }, heads) => lists.restore([], heads).heads,
    undo({ lists }, heads) {
      for (const { id } of heads) lists.delete(id);
    },
  },
  owned: {
    schema: ownedCourse,
    dispensable: withCourse({
      paid: null,
      progress: 'not-started',
      share: undefined,
      finishedOn: undefined,
      certificateUrl: undefined,
      note: undefined,
    }),
    itemsIn: ({ owned }) => owned.getSnapshot().courses,
    nameOf: ({ course }) => course.id,
    restore: ({ owned }, courses) => owned.restore(courses),
    undo({ owned }, courses) {
      for (const { course } of courses) owned.remove(course.id);
    },
  },
  plan: {
    schema: planSettings,
    dispensable: () => ({
      fields: new Map(Object.entries(firstPlanSettings(localToday()))),
      items: new Set(['studyDays', 'freeWeeks', 'order', 'leftOut', 'hours', 'monthlyPrices']),
    }),
    itemsIn: ({ plan }) => [plan.getSnapshot().settings].filter((settings) => settings !== null),
    nameOf: () => 'plan',
    restore: ({ plan }, plans) => plans.map((own) => plan.change((current) => current ?? own)),
    undo({ plan }, plans) {
      if (plans.length > 0) plan.change(() => null);
    },
  },
  followed: {
    schema: followedSchema,
    // Of a search that was not seen whole, nothing is new.
    dispensable: without({ isWhole: false }),
    itemsIn: ({ followed }) => followed.getSnapshot(),
    nameOf: ({ query }) => query,
    restore: ({ followed }, searches) => searches.map(followed.put),
    undo({ followed }, searches) {
      for (const { query } of searches) followed.remove(query);
    },
  },
  polls: {
    schema: storedPollSchema,
    dispensable: without({ voterId: null }),
    recordOf: recordOfStoredPoll,
    itemsIn: ({ polls }) =>
      [...polls.getSnapshot().items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kept]) => kept),
    nameOf: ({ poll }) => pollKey(poll),
    // Votes are merged, so a known poll may contain new ones.
    adds: (kept, known) => !isWithin(kept, known),
    restore: ({ polls }, all) => all.map(polls.join),
    undo({ polls }, all, before) {
      const earlier = new Map(before.map((kept) => [pollKey(kept.poll), kept]));
      for (const { poll } of all) polls.put(pollKey(poll), earlier.get(pollKey(poll)) ?? null);
    },
  },
};

/** All kinds, in the order in which they are listed. */
// `keys` forgets that they are all kinds.
export const backupKinds = Object.keys(recordKinds) as readonly BackupKind[];

/** Makes records of each kind. */
export const recordsBy = (
  itemsOf: <Kind extends BackupKind>(kind: Kind) => readonly BackupItems[Kind][],
): BackupRecords =>
  // `fromEntries` forgets that the keys are all kinds.
  Object.fromEntries(backupKinds.map((kind) => [kind, itemsOf(kind)])) as BackupRecords;
