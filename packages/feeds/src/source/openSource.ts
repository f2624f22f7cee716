import { createWriteStream } from 'node:fs';
import { lstat, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleBytes } from '@aulario/course-data/reading';
import { glob } from 'tinyglobby';
import type { Importer } from '../importers/importer.ts';
import { LimitError, maxAddressChars, maxPageBytes, maxPages } from '../limits.ts';
import { connectStreams } from './connectStreams.ts';
import { decodeText, encodingOf } from './decodeText.ts';
import type { FeedBudget } from './feedBudget.ts';
import { type FetchOptions, fetchPatiently } from './fetchPages.ts';
import {
  type BrokenRecord,
  bytesOf,
  type FoundRecord,
  jsonRecords,
  ldRecordsIn,
  listIn,
  type OnOpen,
  recordsIn,
} from './jsonRecords.ts';
import { limitBytes } from './limitBytes.ts';
import type { PageCache } from './pageCache.ts';
import { parseJson } from './parseJson.ts';
import { tableRecords } from './tableRecords.ts';
import { htmlRecords, lineRecords } from './textRecords.ts';
import { xmlRecords } from './xmlRecords.ts';

/** The options for reading a source. */
export interface SourceOptions {
  importer: Importer;
  http: FetchOptions;
  /** Null fetches every page again. */
  cache: PageCache | null;
  budget: FeedBudget;
  onOpen?: OnOpen | undefined;
  /** Receives each answer in JSON, before its records. */
  onPage?: ((page: unknown) => void) | undefined;
  /** Receives what a table has that is probably not meant. */
  onWarning?: ((warning: string) => void) | undefined;
  /** The encoding of tables; found by itself when left out. */
  encoding?: string | undefined;
}

type Found = FoundRecord | BrokenRecord;

/** Whether a source is an address, and not a file, a folder or a glob. */
export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);
const extensionOf = (name: string): string =>
  /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const readable = [
  'json',
  'jsonld',
  'jsonl',
  'ndjson',
  'csv',
  'tsv',
  'html',
  'htm',
  'xml',
  'rss',
  'atom',
];
/** Whose name says how they are written; a file of another name is looked at. */
const named = readable.filter((extension) => extension !== 'json');

/** The files of a source that is a file, a folder or a glob; in order, each once. */
export async function filesOf(source: string): Promise<string[]> {
  // No such path: a pattern, which may match files.
  const found = await stat(source).catch(() => null);
  if (found?.isFile()) return [source];
  const options = { absolute: false, followSymbolicLinks: false };
  const files = found?.isDirectory()
    ? // The folder's own name may hold signs of a pattern.
      (await glob(`**/*.{${readable.join(',')}}{,.gz}`, { ...options, cwd: source })).map((file) =>
        join(source, file),
      )
    : await glob(source, options);
  const stats = await Promise.all(files.map((file) => lstat(file)));
  // A link may lead out of the folder, and a pipe never ends.
  return files.filter((_, index) => stats[index]?.isFile()).toSorted();
}

/** The size of a source in bytes; null for an address. */
export async function sizeOf(source: string): Promise<number | null> {
  if (isAddress(source)) return null;
  const sizes = await Promise.all((await filesOf(source)).map(async (file) => stat(file)));
  return sizes.reduce((total, { size }) => total + size, 0);
}

/** How a file is written whose name does not say so: '.json' may be a value a line, '.txt' anything. */
async function formatOf(file: string): Promise<string> {
  const { encoding } = await encodingOf(bytesOf(file));
  let beginning = '';
  for await (const chunk of connectStreams(bytesOf(file), decodeText(encoding))) {
    beginning += chunk.toString();
    if (beginning.length > sampleBytes || /\S\s*[\n\r]\s*\S/.test(beginning)) break;
  }
  const [first = '', second = ''] = beginning.trim().split(/[\n\r]+\s*/, 2);
  if (/^\{.*\}\s*$/.test(first) && second.startsWith('{')) return 'jsonl';
  // Nothing is no table, and as JSON breaks off.
  if (extensionOf(file) === 'json' || /^(?:[[{]|$)/.test(first)) return 'json';
  return first.startsWith('<') ? 'xml' : 'csv';
}

/** The records of one file, by the ending of its name if that says how it is written. */
async function* fileRecords(file: string, options: SourceOptions): AsyncGenerator<Found> {
  const { importer, onOpen } = options;
  const ending = extensionOf(file);
  const extension = named.includes(ending) ? ending : await formatOf(file);
  if (extension === 'jsonl' || extension === 'ndjson') yield* lineRecords(file, onOpen);
  else if (extension === 'csv' || extension === 'tsv') yield* tableRecords(file, options);
  else if (extension === 'html' || extension === 'htm') yield* htmlRecords(file, onOpen);
  else if (['xml', 'rss', 'atom'].includes(extension)) yield* xmlRecords(file, onOpen);
  else yield* jsonRecords(file, importer.records, importer.isLd, onOpen);
}

/** The body of a response as it comes, counted against the feed's budget. */
async function* bodyOf(
  { body }: Response,
  { spend }: FeedBudget,
  goOn: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body ?? []) {
    goOn();
    spend(chunk.length);
    yield chunk;
  }
}

/** Waits between attempts only as long as the feed has time. */
const withinBudget = ({ sleep = wait, ...http }: FetchOptions, budget: FeedBudget) => ({
  ...http,
  sleep: (ms: number) => {
    budget.requireTime(ms);
    return sleep(ms);
  },
});

async function* downloaded(address: string, options: SourceOptions): AsyncGenerator<Found> {
  const { budget, http } = options;
  const folder = await mkdtemp(join(tmpdir(), 'aulario-feed-'));
  const ending = extensionOf(new URL(address).pathname);
  const isNamed = readable.includes(ending);
  const file = join(folder, isNamed ? `feed.${ending}` : 'feed');
  /** The operator knows the address, not the file. */
  const withAddress = (text: string) => text.replaceAll(file, () => address);
  const onWarning = (warning: string) => options.onWarning?.(withAddress(warning));
  try {
    await fetchPatiently(address, withinBudget(http, budget), (response, goOn) =>
      pipeline(bodyOf(response, budget, goOn), createWriteStream(file)),
    );
    if (!isNamed && (await formatOf(file)) === 'json') {
      yield* pageRecords(address, options, await text(pageBytes(bytesOf(file), address)));
      return;
    }
    // The space keeps the place of the record out of a key that ends the address.
    for await (const found of fileRecords(file, { ...options, onWarning }))
      yield { ...found, path: found.path.replace(file, () => `${address} `) };
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(file)) throw error;
    throw new Error(withAddress(error.message), { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The bytes of an answer in JSON, which is read as a whole. */
const pageBytes = (body: AsyncIterable<Uint8Array>, href: string) =>
  connectStreams(Readable.from(body), limitBytes(maxPageBytes, `The answer from ${href}`));

/** The text of an answer in JSON. */
async function pageText(href: string, { budget, http }: SourceOptions): Promise<string> {
  budget.requireTime();
  return fetchPatiently(href, withinBudget(http, budget), (response, goOn) =>
    text(pageBytes(bodyOf(response, budget, goOn), href)),
  );
}

/** The address of the next page; null without one, or if it is a repetition. */
function nextAddress(next: unknown, current: URL, seen: ReadonlySet<string>): URL | null {
  if (next === undefined || next === null || next === '' || next === false) return null;
  if (typeof next !== 'string' || next.length > maxAddressChars || !URL.canParse(next, current))
    throw new Error(`The next page after ${current.href} has no readable address`);
  const url = new URL(next, current);
  if (url.origin !== current.origin)
    throw new Error(`The next page after ${current.href} is on another origin: ${url.origin}`);
  url.hash = '';
  return seen.has(url.href) ? null : url;
}

async function* pages(
  address: string,
  options: SourceOptions,
  first: string | undefined,
): AsyncGenerator<{ page: unknown; href: string }> {
  const { cache, importer } = options;
  const seen = new Set<string>();
  let current: URL | null = new URL(address);
  while (current !== null) {
    const { href }: URL = current;
    if (seen.size === maxPages) throw new LimitError(`The feed has over ${maxPages} pages`);
    seen.add(href);
    const kept = (await cache?.read(href)) ?? null;
    const json = kept ?? (seen.size === 1 ? first : undefined) ?? (await pageText(href, options));
    const page = parseJson(json);
    // What hosts say instead of a page, such as that they are asked too often.
    if (seen.size > 1 && !importer.isLd && listIn(page, importer.records) === null)
      throw new Error(`No records in the answer from ${href}`);
    if (kept === null) await cache?.write(href, json);
    yield { page, href };
    current = nextAddress(importer.next(page, current), current, seen);
  }
  await cache?.clear();
}

/** The records of answers in JSON, of which the first may have been fetched already. */
async function* pageRecords(
  address: string,
  options: SourceOptions,
  first?: string,
): AsyncGenerator<Found> {
  const { importer, onPage } = options;
  for await (const { page, href } of pages(address, options, first)) {
    onPage?.(page);
    yield* importer.isLd ? ldRecordsIn(page, href) : recordsIn(page, importer.records, href);
  }
}

/**
 * All records of a source: a file, a folder, a glob or an address. Answers in JSON are followed from
 * page to page; all else is downloaded first, as is what no ending names. Throws where it breaks off; one
 * of several files that does costs no other one anything.
 */
export async function* recordsOf(source: string, options: SourceOptions): AsyncGenerator<Found> {
  if (isAddress(source)) {
    const { href, pathname } = new URL(source);
    const kept = (await options.cache?.read(href)) ?? null;
    const isPaged = extensionOf(pathname) === 'json' || kept !== null;
    yield* isPaged ? pageRecords(source, options) : downloaded(source, options);
    return;
  }
  const files = await filesOf(source);
  if (files.length === 0) throw new Error(`No file: ${source}`);
  for (const file of files) {
    try {
      yield* fileRecords(file, options);
    } catch (error) {
      if (files.length === 1) throw error;
      yield {
        broken: `The file broke off: ${error instanceof Error ? error.message : error}`,
        path: file,
      };
    }
  }
}
