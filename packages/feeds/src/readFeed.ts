import type { CalendarDay, RecordIssue } from '@aulario/course-data';
import { type FieldProblem, fieldReader, isRecord } from '@aulario/course-data/reading';
import type { Joins } from './importers/importer.ts';
import { importers } from './importers/importers.ts';
import { LimitError, maxRecords } from './limits.ts';
import { headersFor } from './providers/feedHeaders.ts';
import { type Provider, recordedDays } from './providers/provider.ts';
import { type CourseName, finishCourse, type ImportedCourse } from './record/finishCourse.ts';
import { createRecordOwners } from './record/recordOwners.ts';
import { createFeedBudget } from './source/feedBudget.ts';
import type { FetchOptions } from './source/fetchPages.ts';
import type { OnOpen } from './source/jsonRecords.ts';
import { recordsOf } from './source/openSource.ts';
import type { PageCache } from './source/pageCache.ts';
import { readJoins, takeLinked } from './source/readJoins.ts';
import { redactSecrets } from './source/redactSecrets.ts';

/** The options for reading a feed. */
export interface FeedOptions {
  provider: Provider;
  /** A file, a folder, a glob or an address. */
  source: string;
  /** The day on which the facts were read or recorded, 'YYYY-MM-DD'. */
  seenOn: CalendarDay;
  http: FetchOptions;
  /** The maximum time; that of any feed when left out. */
  maxMs?: number;
  cache?: PageCache | null;
  onOpen?: OnOpen | undefined;
  /** Returns the platform of a page by its host; only used for JSON-LD. */
  providerOfHost?: (host: string) => Provider | null;
}

/** A refused record. */
export interface RefusedRecord extends RecordIssue {
  provider: string;
  /** Null without one. */
  id: string | null;
  /** The location of the record: file or address, and number. */
  at: string;
}

/** The counts of a feed, updated while it is read. */
export interface FeedCounts {
  read: number;
  kept: number;
  /** Courses that are over, by the last day that the feed itself states. */
  expired: number;
  /** Records that are not courses: programmes, videos. */
  skipped: number;
  refused: number;
  /** The refused ones that cannot be read at all: any course may have been in them. */
  damaged: number;
  /** How often each field became unknown, and why. */
  fields: Record<string, Partial<Record<FieldProblem, number>>>;
  /** The error that ended the feed early; null for none. */
  brokenOff: string | null;
  /** Courses with characters that could not be decoded: the encoding is another one. */
  undecoded: number;
  /** What its tables have that is probably not meant: two columns with one name. */
  warnings: string[];
}

/** A course of a feed and its place, which may hold a key; one that is over; or a refused record with the course that it names. */
export type FeedItem =
  | { imported: ImportedCourse; at: string }
  | { expired: CourseName }
  | { refusal: RefusedRecord; named: CourseName };

/** The counts of a feed before it is read. */
export const noCounts = (): FeedCounts => ({
  read: 0,
  kept: 0,
  expired: 0,
  skipped: 0,
  refused: 0,
  damaged: 0,
  fields: {},
  brokenOff: null,
  undecoded: 0,
  warnings: [],
});

/** Whether the last day of a course, as its feed states it, has passed. */
const isOver = ({ expires }: ImportedCourse, today: CalendarDay): boolean =>
  expires !== null && expires < today;

/**
 * Reads a feed record by record in constant memory. Skips invalid records; a feed that breaks off
 * yields the records before. The counts contain both.
 */
export async function* readFeed(
  options: FeedOptions,
  counts: FeedCounts,
): AsyncGenerator<FeedItem> {
  const { provider, source, seenOn, http, cache = null, onOpen, providerOfHost } = options;
  const importer = importers[provider.importer];
  const owners = createRecordOwners(provider, providerOfHost);
  const note = (field: string, problem: FieldProblem) => {
    counts.fields[field] ??= {};
    const problems = counts.fields[field];
    problems[problem] = (problems[problem] ?? 0) + 1;
  };
  const read = fieldReader(note);
  const day = recordedDays(provider)?.to ?? seenOn;

  const refuse = (
    owner: Provider,
    at: string,
    issue: RecordIssue,
    named: CourseName = { id: null, url: null },
  ) => ({
    refusal: { provider: owner.id, id: named.id, at: redactSecrets(at), ...issue },
    named,
  });

  const takeValid = (record: unknown, at: string, joins: Joins): FeedItem | null => {
    const owner = owners.of(record);
    if (!isRecord(record)) return refuse(owner, at, { path: '', message: 'Not an object' });
    const draft = importer.read(record, { read, provider, joins, day });
    if (draft === null) return null;
    const result = finishCourse(draft, { provider: owner, seenOn, note });
    if (!result.ok) return refuse(owner, at, result.issue, result.named);
    const { course } = result.imported;
    if (course.title.includes('\uFFFD')) counts.undecoded += 1;
    if (isOver(result.imported, seenOn)) return { expired: course };
    if (!owners.admit(owner))
      return refuse(owner, at, { path: 'url', message: 'On one platform too many' }, course);
    return { imported: result.imported, at };
  };

  const take = (record: unknown, at: string, joins: Joins): FeedItem | null => {
    try {
      return takeValid(record, at, joins);
    } catch (error) {
      counts.damaged += 1;
      return refuse(provider, at, { path: '', message: String(error) });
    }
  };

  try {
    const joins = await readJoins(source, importer.joins ?? []);
    const budget = createFeedBudget(options.maxMs);
    const onWarning = (warning: string) => void counts.warnings.push(redactSecrets(warning));
    const { encoding } = provider;
    const headers = headersFor(source, provider.headers, process.env);
    const opening = {
      importer,
      http: { ...http, headers },
      cache,
      budget,
      onOpen,
      onPage: (page: unknown) => takeLinked(page, joins),
      onWarning,
      encoding,
    };
    for await (const found of recordsOf(source, opening)) {
      budget.requireTime();
      if (counts.read === maxRecords)
        throw new LimitError(`The feed has over ${maxRecords} records`);
      counts.read += 1;
      if ('broken' in found) counts.damaged += 1;
      const item =
        'broken' in found
          ? refuse(provider, found.path, { path: '', message: found.broken })
          : take(found.record, found.path, joins);
      if (item === null) counts.skipped += 1;
      else {
        counts['refusal' in item ? 'refused' : 'expired' in item ? 'expired' : 'kept'] += 1;
        yield item;
      }
    }
  } catch (error) {
    counts.brokenOff = redactSecrets(error instanceof Error ? error.message : String(error));
  }
}
