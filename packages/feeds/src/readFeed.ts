import { readFile, stat } from 'node:fs/promises';
import type { CalendarDay, RecordIssue } from '@aulario/course-data';
import {
  type FeedRecord,
  type FieldProblem,
  fieldReader,
  firstAt,
  isRecord,
  listOf,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';
import type { Joins } from './importers/importer.ts';
import { importers } from './importers/importers.ts';
import { LimitError, maxJoinBytes, maxPageBytes, maxRecords } from './limits.ts';
import { headersFor } from './providers/feedHeaders.ts';
import type { Provider } from './providers/provider.ts';
import { createRecordOwners } from './providers/recordOwners.ts';
import { type CourseName, finishCourse, type ImportedCourse } from './record/finishCourse.ts';
import { createFeedBudget } from './source/feedBudget.ts';
import type { FetchOptions } from './source/fetchPages.ts';
import { jsonRecords, type OnOpen } from './source/jsonRecords.ts';
import { filesOf, recordsOf } from './source/openSource.ts';
import type { PageCache } from './source/pageCache.ts';
import { parseJson } from './source/parseJson.ts';
import { redactSecrets } from './source/redactSecrets.ts';

/** Adds the records that an answer has linked, `linked['partners.v1']`, or is a list of itself. */
function collect(value: unknown, into: Map<string, Map<string, FeedRecord>>): void {
  for (const [list, records] of into) {
    const linked = listOf(firstAt(value, `linked.${list}`) ?? versioned(value, list));
    for (const record of linked) {
      const id = valueAt(record, 'id');
      if (isRecord(record) && id !== undefined) records.set(scalarOf(id), record);
    }
  }
}

function versioned(value: unknown, list: string): unknown {
  const linked = valueAt(value, 'linked');
  return isRecord(linked) ? linked[`${list}.v1`] : undefined;
}

/**
 * Returns what courses refer to by id: `linked` in their files, and files named for their list
 * ('partners.json', 'instructors.json').
 */
async function readJoins(source: string, lists: readonly string[]): Promise<Joins> {
  const joins = new Map(lists.map((list) => [list, new Map<string, FeedRecord>()]));
  if (/^https?:/i.test(source)) return joins;
  let bytes = 0;
  const spend = (more: number) => {
    bytes += more;
    if (bytes > maxJoinBytes)
      throw new LimitError(`${lists.join(', ')}: over ${maxJoinBytes} bytes`);
  };
  for (const file of await filesOf(source)) {
    if (!/\.json$/i.test(file)) continue;
    const list = lists.find((name) => file.split(/[\\/]/).at(-1)?.startsWith(name));
    if (list !== undefined) {
      spend((await stat(file)).size);
      for await (const found of jsonRecords(file, ['elements', '']))
        if ('record' in found) collect({ linked: { [list]: [found.record] } }, joins);
    } else if ((await stat(file)).size <= maxPageBytes) collect(await readWhole(file), joins);
  }
  return joins;
}

/** A file that breaks off links nothing; its records are reported where they are read. */
async function readWhole(file: string): Promise<unknown> {
  try {
    return parseJson(await readFile(file, 'utf8'));
  } catch {
    // Absent or no JSON: nothing to join, which the reader of the feed reports.
    return null;
  }
}

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
    const draft = importer.read(record, { read, provider, joins });
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
    const joins: Joins = importer.joins ? await readJoins(source, importer.joins) : new Map();
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
