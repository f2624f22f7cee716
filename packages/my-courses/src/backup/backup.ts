import {
  type CategoryId,
  categories,
  type ReaderLanguage,
  readerLanguages,
} from '@aulario/course-data';
import * as v from 'valibot';
import type { CartEntry } from '../cart/cartEntry.ts';
import { cartEntry } from '../cart/cartEntryCodec.ts';
import type { ListHead, OwnedCourse, SavedCourse } from '../lists/courseList.ts';
import { type Followed, followedSchema } from '../lists/followedRepository.ts';
import { listHead, ownedCourse, savedCourse } from '../lists/listCodecs.ts';
import { type PlanSettings, planSettings } from '../plan/planSettings.ts';
import { recordOfStoredPoll, type StoredPoll, storedPollSchema } from '../poll/storedPoll.ts';

/** The content of a backup file: the records of one owner. */
export interface Backup {
  readonly account: {
    readonly email: string;
    readonly displayName: string;
    readonly photoUrl: string;
  };
  readonly category: CategoryId | null;
  readonly language: ReaderLanguage;
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

/** The maximum length in characters; longer files are rejected. */
export const maxBackupChars = 20_000_000;

const both = {
  format: v.literal('aulario'),
  account: v.object({ email: v.string(), displayName: v.string(), photoUrl: v.string() }),
  category: v.nullable(v.picklist(categories)),
  language: v.picklist(readerLanguages),
  cart: v.array(cartEntry),
};

const backupFile = v.pipe(
  v.string(),
  v.maxLength(maxBackupChars),
  v.parseJson(),
  v.variant('version', [
    v.object({ ...both, version: v.literal(1) }),
    v.object({
      ...both,
      version: v.literal(2),
      lists: v.array(listHead),
      saved: v.array(savedCourse),
      owned: v.array(ownedCourse),
      // Files of this version that predate plans do not contain one.
      plan: v.optional(v.nullable(planSettings), null),
      // The same holds for followed searches and polls, whose field is `letters`.
      followed: v.optional(v.array(followedSchema), []),
      letters: v.optional(v.array(storedPollSchema), []),
    }),
  ]),
);

/** The backup as the text of its file, which {@link parseBackup} reads. */
export function writeBackup(backup: Backup): string {
  const { polls, ...fields } = backup;
  const letters = polls.map(recordOfStoredPoll);
  return JSON.stringify({ format: 'aulario', version: 2, ...fields, letters }, null, 2);
}

/** Parses a backup; null unless the whole file is valid, so that nothing is restored in part. */
export function parseBackup(text: string): Backup | null {
  const read = v.safeParse(backupFile, text);
  if (!read.success) return null;
  const { account, category, language, cart } = read.output;
  const base = { account, category, language, cart };
  // Files of version 1 contain no lists.
  if (read.output.version === 1) {
    return { ...base, lists: [], saved: [], owned: [], plan: null, followed: [], polls: [] };
  }
  const { lists, saved, owned, plan, followed, letters: polls } = read.output;
  return { ...base, lists, saved, owned, plan, followed, polls };
}
