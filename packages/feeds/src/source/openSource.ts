import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { glob } from 'tinyglobby';
import type { Importer } from '../importers/importer.ts';
import { type FetchOptions, fetchPatiently } from './fetchPages.ts';
import {
  type FoundRecord,
  jsonRecords,
  ldRecordsIn,
  listIn,
  type OnOpen,
  recordsIn,
} from './jsonRecords.ts';
import type { PageCache } from './pageCache.ts';
import { type BrokenRecord, csvRecords, htmlRecords, lineRecords } from './textRecords.ts';

/** The options for reading a source. */
export interface SourceOptions {
  importer: Importer;
  http: FetchOptions;
  /** Null fetches every page again. */
  cache: PageCache | null;
  onOpen?: OnOpen | undefined;
}

type Found = FoundRecord | BrokenRecord;

const maxPages = 100_000;
const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);
const extensionOf = (name: string): string =>
  /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const readable = ['json', 'jsonld', 'jsonl', 'ndjson', 'csv', 'tsv', 'html', 'htm'];

/** The files of a source that is a file, a folder or a glob; in order, each once. */
export async function filesOf(source: string): Promise<string[]> {
  // No such path: a pattern, which may match files.
  const found = await stat(source).catch(() => null);
  if (found?.isFile()) return [source];
  const patterns = found?.isDirectory()
    ? [`${source.replaceAll('\\', '/').replace(/\/$/, '')}/**/*.{${readable.join(',')}}{,.gz}`]
    : [source];
  return (await glob(patterns, { absolute: false })).toSorted();
}

/** The size of a source in bytes; null for an address. */
export async function sizeOf(source: string): Promise<number | null> {
  if (isAddress(source)) return null;
  const sizes = await Promise.all((await filesOf(source)).map(async (file) => stat(file)));
  return sizes.reduce((total, { size }) => total + size, 0);
}

/** The records of one file, by the ending of its name. */
function fileRecords(file: string, { importer, onOpen }: SourceOptions): AsyncGenerator<Found> {
  const extension = extensionOf(file);
  if (extension === 'jsonl' || extension === 'ndjson') return lineRecords(file, onOpen);
  if (extension === 'csv' || extension === 'tsv') return csvRecords(file, onOpen);
  if (extension === 'html' || extension === 'htm') return htmlRecords(file, onOpen);
  return jsonRecords(file, importer.records, importer.isLd, onOpen);
}

async function* downloaded(address: string, options: SourceOptions): AsyncGenerator<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'aulario-feed-'));
  try {
    const { pathname } = new URL(address);
    const name = readable.includes(extensionOf(pathname))
      ? pathname.split('/').at(-1)
      : 'feed.csv.gz';
    const file = join(folder, name ?? 'feed.csv');
    await fetchPatiently(address, options.http, async ({ body }) => {
      const content = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
      await pipeline(content, createWriteStream(file));
    });
    yield* fileRecords(file, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of the next page, if it has the same origin and is not a repetition; else null. */
function nextAddress(next: unknown, current: URL, seen: ReadonlySet<string>): URL | null {
  if (typeof next !== 'string' || !URL.canParse(next, current)) return null;
  const url = new URL(next, current);
  return url.origin === current.origin && !seen.has(url.href) ? url : null;
}

async function* pages(
  address: string,
  options: SourceOptions,
): AsyncGenerator<{ page: unknown; href: string }> {
  const { cache, http, importer } = options;
  const seen = new Set<string>();
  let current: URL | null = new URL(address);
  while (current !== null && seen.size < maxPages) {
    const { href }: URL = current;
    seen.add(href);
    const kept = await cache?.read(href);
    const text = kept ?? (await fetchPatiently(href, http, (response) => response.text()));
    const page: unknown = JSON.parse(text);
    // What hosts say instead of a page, such as that they are asked too often.
    if (seen.size > 1 && !importer.isLd && listIn(page, importer.records) === null)
      throw new Error(`No records in the answer from ${href}`);
    if (kept === null || kept === undefined) await cache?.write(href, text);
    yield { page, href };
    current = nextAddress(importer.next(page, current), current, seen);
  }
  await cache?.clear();
}

async function* pageRecords(address: string, options: SourceOptions): AsyncGenerator<Found> {
  const { importer } = options;
  for await (const { page, href } of pages(address, options)) {
    yield* importer.isLd ? ldRecordsIn(page, href) : recordsIn(page, importer.records, href);
  }
}

/**
 * All records of a source: a file, a folder, a glob or an address. Answers in JSON are followed from
 * page to page; tables, lines and pages in HTML are downloaded first. Throws where it breaks off.
 */
export async function* recordsOf(source: string, options: SourceOptions): AsyncGenerator<Found> {
  if (isAddress(source)) {
    const extension = extensionOf(new URL(source).pathname);
    const isPaged = extension === '' || extension === 'json' || extension === 'php';
    yield* isPaged ? pageRecords(source, options) : downloaded(source, options);
    return;
  }
  const files = await filesOf(source);
  if (files.length === 0) throw new Error(`No file: ${source}`);
  for (const file of files) yield* fileRecords(file, options);
}
