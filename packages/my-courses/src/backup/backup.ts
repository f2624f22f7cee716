import {
  type CategoryId,
  categories,
  type ReaderLanguage,
  readerLanguages,
} from '@aulario/course-data';
import { isRecord } from '@aulario/course-data/reading';
import { isDrawnCover } from '@aulario/course-data/records';
import * as v from 'valibot';
import { recordOfStoredPoll } from '../poll/storedPoll.ts';
import {
  type BackupItems,
  type BackupKind,
  type BackupRecords,
  recordKinds,
  recordsBy,
} from './backupKinds.ts';
import { readRecord, type UnreadCause } from './readRecord.ts';

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
export interface Backup extends BackupRecords {
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
}

/** The account of a visitor's file. */
export const noAccount: Backup['account'] = { email: '', displayName: '', photoUrl: '' };

/** A record of a file that is not restored, or not whole. */
export interface UnreadRecord {
  /** `settings` for category, language and theme. */
  readonly kind: BackupKind | 'settings';
  readonly cause: UnreadCause;
}

/** What could be read of a file, and what not. */
export interface ParsedBackup {
  readonly backup: Backup;
  readonly unread: readonly UnreadRecord[];
}

/** What a backup file says it is, and its newest version. */
export const backupFormat = { name: 'aulario', version: 2 } as const;

/** The maximum length in characters; longer files are rejected. */
const maxBackupChars = 20_000_000;

const backupFile = v.pipe(
  v.string(),
  v.maxLength(maxBackupChars),
  v.parseJson(),
  v.looseObject({
    format: v.literal(backupFormat.name),
    version: v.picklist([1, backupFormat.version]),
  }),
);

const textSchema = v.fallback(v.string(), '');

const accountSchema = v.fallback(
  v.object({ email: textSchema, displayName: textSchema, photoUrl: textSchema }),
  noAccount,
);

/** The backup as the text of its file, which {@link parseBackup} reads. */
export function writeBackup(backup: Backup): string {
  const { plan, polls, ...fields } = backup;
  const file = { ...fields, plan: plan[0] ?? null, letters: polls.map(recordOfStoredPoll) };
  return JSON.stringify(
    { format: backupFormat.name, version: backupFormat.version, ...file },
    null,
    2,
  );
}

const itself = (value: unknown) => value;

/**
 * Parses a backup; null for anything but a file of a known version: `whyUnreadable` says why. Leaves out only what cannot be
 * read in it, and reports that. Files of earlier releases lack theme, lists, plan, followed searches or polls.
 */
export function parseBackup(text: string): ParsedBackup | null {
  const file = v.safeParse(backupFile, text);
  if (!file.success) return null;
  const { account, category = null, language = null, theme = null, ...stored } = file.output;
  const unread: UnreadRecord[] = [];
  const plan = stored['plan'] ?? null;
  // The file's field for polls is `letters`.
  const records = { ...stored, plan: plan === null ? [] : [plan], polls: stored['letters'] };

  const read = <Kind extends BackupKind>(kind: Kind): readonly BackupItems[Kind][] => {
    const { [kind]: inputs = [] }: Partial<Record<BackupKind, unknown>> = records;
    if (!Array.isArray(inputs)) {
      unread.push({ kind, cause: 'shape' });
      return [];
    }
    const { schema, dispensable, recordOf = itself } = recordKinds[kind];
    const withoutUnread = dispensable();
    return inputs.flatMap((input: unknown) => {
      const { value, cause } = readRecord(schema, withoutUnread, recordOf, earlierRecord(input));
      if (cause !== null) unread.push({ kind, cause });
      return value === null ? [] : [value];
    });
  };

  function readSetting<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | null {
    const setting = v.safeParse(v.nullable(schema), input);
    if (!setting.success) unread.push({ kind: 'settings', cause: 'value' });
    return setting.success ? setting.output : null;
  }

  const backup = {
    account: v.parse(accountSchema, account),
    category: readSetting(v.picklist(categories), category),
    language: readSetting(v.picklist(readerLanguages), language),
    theme: readSetting(v.picklist(themes), theme),
    ...recordsBy(read),
  };
  return { backup, unread };
}
