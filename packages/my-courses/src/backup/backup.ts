import {
  type CalendarDay,
  type CategoryId,
  categories,
  localToday,
  type ReaderLanguage,
  readerLanguages,
  unknownFacts,
} from '@aulario/course-data';
import { isRecord } from '@aulario/course-data/reading';
import { isDrawnCover } from '@aulario/course-data/records';
import * as v from 'valibot';
import type { CartEntry } from '../cart/cartEntry.ts';
import { cartEntry } from '../cart/cartRepository.ts';
import type { ListHead, OwnedCourse, SavedCourse } from '../lists/courseList.ts';
import { type Followed, followedSchema } from '../lists/followed/followedRepository.ts';
import { listHead, ownedCourse, savedCourse } from '../lists/listCodecs.ts';
import { firstPlanSettings, type PlanSettings, planSettings } from '../plan/planSettings.ts';
import { recordOfStoredPoll, type StoredPoll, storedPollSchema } from '../poll/storedPoll.ts';
import { type Dispensable, readRecord, type UnreadCause } from './readRecord.ts';

/**
 * Returns a record of a file as this release writes it. The first releases wrote the address of a drawn
 * cover where a course had no picture, and no moment where the day of a purchase was unknown: neither
 * is anything that cannot be read.
 */
function earlierRecord(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { course } = input;
  return {
    ...input,
    ...(isRecord(course) &&
      isDrawnCover(course['imageUrl']) && { course: { ...course, imageUrl: null } }),
    ...(input['ownedAt'] === null && { ownedAt: 0, ownedOn: input['ownedOn'] ?? null }),
  };
}

const themes = ['system', 'light', 'dark'] as const;
export type BackupTheme = (typeof themes)[number];

/** The content of a backup file: the records of one owner. */
export interface Backup {
  readonly account: {
    readonly email: string;
    readonly displayName: string;
    readonly photoUrl: string;
  };
  readonly category: CategoryId | null;
  /** Null where it cannot be read. */
  readonly language: ReaderLanguage | null;
  /** `system` for the one that the device has; null where it cannot be read. */
  readonly theme: BackupTheme | null;
  readonly cart: readonly CartEntry[];
  readonly lists: readonly ListHead[];
  readonly saved: readonly SavedCourse[];
  readonly owned: readonly OwnedCourse[];
  /** Null without a plan. */
  readonly plan: PlanSettings | null;
  readonly followed: readonly Followed[];
  /** The polls that were opened in the browser, including votes that were not shared yet. */
  readonly polls: readonly StoredPoll[];
}

/** The account of a visitor's file. */
export const noAccount: Backup['account'] = { email: '', displayName: '', photoUrl: '' };

/** The records of a backup file or of a browser. */
export type BackupRecords = Omit<Backup, 'account' | 'category' | 'language' | 'theme'>;

/** A record of a file that is not restored, or not whole. */
export interface UnreadRecord {
  /** `settings` for category, language and theme. */
  readonly kind: keyof BackupRecords | 'settings';
  readonly cause: UnreadCause;
}

/** What could be read of a file, and what not. */
export interface ParsedBackup {
  readonly backup: Backup;
  readonly unread: readonly UnreadRecord[];
}

/** The maximum length in characters; longer files are rejected. */
const maxBackupChars = 20_000_000;

const backupFile = v.pipe(
  v.string(),
  v.maxLength(maxBackupChars),
  v.parseJson(),
  v.looseObject({ format: v.literal('aulario'), version: v.picklist([1, 2]) }),
);

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

const withCourse = (fields: Readonly<Record<string, unknown>>): Dispensable => ({
  fields: new Map([
    ...Object.entries(unknownFacts).map(([key, value]) => [`course.${key}`, value] as const),
    ...Object.entries(fields),
  ]),
  items: new Set(Object.keys(courseLists).map((key) => `course.${key}`)),
});

/** What each kind of record can do without, on the day of the reader. */
const dispensableOn = (today: CalendarDay): Readonly<Record<keyof BackupRecords, Dispensable>> => ({
  cart: withCourse({ openedAt: null, isLeftOut: undefined }),
  lists: { fields: new Map() },
  saved: withCourse({ rank: 0, note: undefined }),
  owned: withCourse({
    paid: null,
    progress: 'not-started',
    share: undefined,
    finishedOn: undefined,
    certificateUrl: undefined,
    note: undefined,
  }),
  plan: {
    fields: new Map(Object.entries(firstPlanSettings(today))),
    items: new Set(['studyDays', 'freeWeeks', 'order', 'leftOut', 'hours', 'monthlyPrices']),
  },
  // Of a search that was not seen whole, nothing is new.
  followed: { fields: new Map([['isWhole', false]]) },
  polls: { fields: new Map([['voterId', null]]) },
});

const textSchema = v.fallback(v.string(), '');

const accountSchema = v.fallback(
  v.object({ email: textSchema, displayName: textSchema, photoUrl: textSchema }),
  noAccount,
);

/** The backup as the text of its file, which {@link parseBackup} reads. */
export function writeBackup(backup: Backup): string {
  const { polls, ...fields } = backup;
  const letters = polls.map(recordOfStoredPoll);
  return JSON.stringify({ format: 'aulario', version: 2, ...fields, letters }, null, 2);
}

const itself = (value: unknown) => value;

/**
 * Parses a backup; null for anything but a file of a known version. Leaves out only what cannot be
 * read in it, and reports that. Files of earlier releases lack theme, lists, plan, followed searches or polls.
 */
export function parseBackup(text: string): ParsedBackup | null {
  const file = v.safeParse(backupFile, text);
  if (!file.success) return null;
  const { account, category = null, language = null, theme = null, ...stored } = file.output;
  const unread: UnreadRecord[] = [];
  const dispensable = dispensableOn(localToday());

  function read<T>(
    kind: keyof BackupRecords,
    schema: v.GenericSchema<unknown, T>,
    inputs: unknown = [],
    recordOf: (value: T) => unknown = itself,
  ): readonly T[] {
    if (!Array.isArray(inputs)) {
      unread.push({ kind, cause: 'shape' });
      return [];
    }
    return inputs.flatMap((input: unknown) => {
      const { value, cause } = readRecord(
        schema,
        dispensable[kind],
        recordOf,
        earlierRecord(input),
      );
      if (cause !== null) unread.push({ kind, cause });
      return value === null ? [] : [value];
    });
  }

  function readSetting<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | null {
    const setting = v.safeParse(v.nullable(schema), input);
    if (!setting.success) unread.push({ kind: 'settings', cause: 'value' });
    return setting.success ? setting.output : null;
  }

  const plan = stored['plan'] ?? null;
  const backup = {
    account: v.parse(accountSchema, account),
    category: readSetting(v.picklist(categories), category),
    language: readSetting(v.picklist(readerLanguages), language),
    theme: readSetting(v.picklist(themes), theme),
    cart: read('cart', cartEntry, stored['cart']),
    lists: read('lists', listHead, stored['lists']),
    saved: read('saved', savedCourse, stored['saved']),
    owned: read('owned', ownedCourse, stored['owned']),
    plan: read('plan', planSettings, plan === null ? [] : [plan])[0] ?? null,
    followed: read('followed', followedSchema, stored['followed']),
    // The file's field for polls is `letters`.
    polls: read('polls', storedPollSchema, stored['letters'], recordOfStoredPoll),
  };
  return { backup, unread };
}
