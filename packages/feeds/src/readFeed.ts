import { addPlatforms, type RecordIssue } from '@aulario/course-data';
import {
  type FieldProblem,
  fieldReader,
  firstAt,
  isRecord,
  listOf,
  scalarOf,
} from '@aulario/course-data/reading';
import type { Joins } from './importers/importer.ts';
import { importers } from './importers/importers.ts';
import { type Provider, platformFrom } from './providers/provider.ts';
import { finishCourse, type ImportedCourse } from './record/finishCourse.ts';
import type { FetchOptions } from './source/fetchPages.ts';
import type { OnOpen } from './source/jsonRecords.ts';
import { recordsOf } from './source/openSource.ts';
import type { PageCache } from './source/pageCache.ts';
import { readJoins } from './source/readJoins.ts';

/** The options for reading a feed. */
export interface FeedOptions {
  provider: Provider;
  /** A file, a folder, a glob or an address. */
  source: string;
  /** The day on which the facts were read or recorded, 'YYYY-MM-DD'. */
  seenOn: string;
  http: FetchOptions;
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
  /** Records that are not courses: programmes, videos. */
  skipped: number;
  refused: number;
  /** How often each field became unknown, and why. */
  fields: Record<string, Partial<Record<FieldProblem, number>>>;
  /** The error that ended the feed early; null for none. */
  brokenOff: string | null;
}

/** A course or a refused record of a feed. */
export type FeedItem = { imported: ImportedCourse } | { refusal: RefusedRecord };

/** The counts of a feed before it is read. */
export const noCounts = (): FeedCounts => ({
  read: 0,
  kept: 0,
  skipped: 0,
  refused: 0,
  fields: {},
  brokenOff: null,
});

/** The address of the course in a record. */
function addressOf(record: unknown, { mapping }: Provider): string {
  const columns = listOf(mapping?.['url'] ?? ['url', '@id']);
  return scalarOf(firstAt(record, ...columns.map(scalarOf)));
}

/** The platform of a page: the provider's entry for its host, else the host itself. */
function providerAt(record: unknown, { provider, providerOfHost }: FeedOptions): Provider {
  const address = addressOf(record, provider);
  if (providerOfHost === undefined || !URL.canParse(address)) return provider;
  const { host } = new URL(address);
  const own = providerOfHost(host) ?? {
    ...provider,
    id: host,
    name: host,
    home: `https://${host}/`,
    hosts: [host],
  };
  addPlatforms([platformFrom(own)]);
  return own;
}

/**
 * Reads a feed record by record in constant memory. Skips invalid records; a feed that breaks off
 * yields the records before. The counts contain both.
 */
export async function* readFeed(
  options: FeedOptions,
  counts: FeedCounts,
): AsyncGenerator<FeedItem> {
  const { provider, source, seenOn, http, cache = null, onOpen } = options;
  const importer = importers[provider.importer];
  addPlatforms([platformFrom(provider)]);
  const note = (field: string, problem: FieldProblem) => {
    counts.fields[field] ??= {};
    const problems = counts.fields[field];
    problems[problem] = (problems[problem] ?? 0) + 1;
  };
  const read = fieldReader(note);

  const take = (record: unknown, at: string, joins: Joins): FeedItem | null => {
    const owner = providerAt(record, options);
    if (!isRecord(record)) {
      return { refusal: { provider: owner.id, id: null, at, path: '', message: 'Not an object' } };
    }
    const draft = importer.read(record, { read, provider, joins });
    if (draft === null) return null;
    const result = finishCourse(draft, { provider: owner, seenOn, note });
    return result.ok
      ? { imported: result.imported }
      : { refusal: { provider: owner.id, id: result.id, at, ...result.issue } };
  };

  try {
    const joins: Joins = importer.joins ? await readJoins(source, importer.joins) : new Map();
    for await (const found of recordsOf(source, { importer, http, cache, onOpen })) {
      counts.read += 1;
      const item =
        'broken' in found
          ? {
              refusal: {
                provider: provider.id,
                id: null,
                at: found.path,
                path: '',
                message: found.broken,
              },
            }
          : take(found.record, found.path, joins);
      if (item === null) counts.skipped += 1;
      else {
        counts['refusal' in item ? 'refused' : 'kept'] += 1;
        yield item;
      }
    }
  } catch (error) {
    counts.brokenOff = error instanceof Error ? error.message : String(error);
  }
}
