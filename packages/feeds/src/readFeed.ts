import { addPlatforms, type RecordIssue } from '@aulario/course-data';
import {
  type FieldProblem,
  fieldReader,
  firstAt,
  isLdCourse,
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
import { isJoinRecord, readJoins } from './source/readJoins.ts';

/** A feed as a build names it. */
export interface FeedOptions {
  provider: Provider;
  /** A file, a folder, a glob or an address. */
  source: string;
  /** The day on which the facts were read or recorded, 'YYYY-MM-DD'. */
  seenOn: string;
  http: FetchOptions;
  cache?: PageCache | null;
  onOpen?: OnOpen | undefined;
  /** Other platforms that a page may belong to, by host; only JSON-LD asks. */
  providerOfHost?: (host: string) => Provider | null;
}

/** A record that did not become a course. */
export interface RefusedRecord extends RecordIssue {
  provider: string;
  /** Null when the record names none. */
  id: string | null;
  /** Where it stands: file or address, and number. */
  at: string;
}

/** What reading a feed came to; grows while it is read. */
export interface FeedCounts {
  read: number;
  kept: number;
  /** Records that are no courses: programmes, videos. */
  skipped: number;
  refused: number;
  /** How often each field became unknown, and why. */
  fields: Record<string, Partial<Record<FieldProblem, number>>>;
  /** Set where the feed broke off. */
  brokenOff: string | null;
}

/** One thing that a feed gave. */
export type FeedItem = { imported: ImportedCourse } | { refusal: RefusedRecord };

/** Counts of a feed that nobody has read yet. */
export const noCounts = (): FeedCounts => ({
  read: 0,
  kept: 0,
  skipped: 0,
  refused: 0,
  fields: {},
  brokenOff: null,
});

/** Where a record says that its course is. */
function addressOf(record: unknown, { mapping }: Provider): string {
  const columns = listOf(mapping?.['url'] ?? ['url', '@id']);
  return scalarOf(firstAt(record, ...columns.map(scalarOf)));
}

/** A page's platform is its host, unless somebody has an entry for it. */
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
 * Reads a feed record by record; nothing is held. A bad record costs only itself, and a feed that
 * breaks off gives what stands before; both are told in the counts.
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
    if (provider.importer === 'json-ld' && !isLdCourse(record)) return null;
    if (provider.importer === 'coursera' && isJoinRecord(record)) return null;
    const draft = importer.read(record, { read, provider, joins });
    if (draft === null) return null;
    const result = finishCourse(draft, { provider: owner, seenOn, note });
    return result.ok
      ? { imported: result.imported }
      : { refusal: { provider: owner.id, id: result.id, at, ...result.issue } };
  };

  try {
    const joins: Joins = provider.importer === 'coursera' ? await readJoins(source) : new Map();
    for await (const found of recordsOf(source, {
      importer,
      isLd: provider.importer === 'json-ld',
      http,
      cache,
      onOpen,
    })) {
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
