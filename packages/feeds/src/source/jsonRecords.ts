import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type FeedRecord, isRecord, ldCourses, valueAt } from '@aulario/course-data/reading';
import { maxFileBytes, maxJsonDepth, maxPageBytes, maxRecordBytes } from '../limits.ts';
import { connectStreams } from './connectStreams.ts';
import { decodeText } from './decodeText.ts';
import { limitBytes } from './limitBytes.ts';
import { ListScanner } from './listScanner.ts';
import { parseJson } from './parseJson.ts';

/** A record and its location, 'feed.json#12'. */
export interface FoundRecord {
  record: unknown;
  path: string;
}

/** A line, row or element that is not a record. It does not affect the others. */
export interface BrokenRecord {
  broken: string;
  path: string;
}

/** Called with each file of a feed that is opened; `bytesRead` of it grows. */
export type OnOpen = (file: { readonly bytesRead: number }) => void;

/** Fewer pieces than by default: each one is put behind the unfinished record before it. */
const chunkSize = 2 ** 16;

/** The first two bytes of a file, as hexadecimal digits. */
function beginningOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(2);
    return bytes.toString('hex', 0, readSync(opened, bytes, { position: 0 }));
  } finally {
    closeSync(opened);
  }
}

/**
 * The bytes of a file, decompressed if it is packed by gzip, whatever its name says: hosts unpack files on
 * their way, and pack others. Throws for an archive.
 */
export function bytesOf(file: string, onOpen?: OnOpen): Readable {
  const beginning = beginningOf(file);
  if (beginning === '504b') throw new Error(`${file} is a zip archive: unpack it first`);
  const bytes = createReadStream(file);
  onOpen?.(bytes);
  const limit = limitBytes(maxFileBytes, file);
  return beginning === '1f8b'
    ? connectStreams(bytes, createGunzip({ chunkSize }), limit)
    : connectStreams(bytes, limit);
}

/** The encodings that begin with a mark of their own, by it. */
const marked: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** The text of a file in UTF-8: JSON and HTML are that, unless they say another encoding at their beginning. */
export function textOf(file: string, onOpen?: OnOpen): Readable {
  const encoding = marked[beginningOf(file)];
  const bytes = bytesOf(file, onOpen);
  return encoding === undefined ? bytes : connectStreams(bytes, decodeText(encoding));
}

/** Fewer values of an object may be parts of one record. */
const minKeyed = 3;

/** Whether all values are records, each with most of the names of the first. */
function areAlike(values: readonly unknown[]): values is FeedRecord[] {
  const [first] = values;
  if (!isRecord(first) || values.length < minKeyed) return false;
  const names = Object.keys(first);
  const shared = (value: FeedRecord) => names.filter((name) => Object.hasOwn(value, name)).length;
  return values.every((value) => isRecord(value) && shared(value) > names.length / 2);
}

/**
 * A list, or the records of an object by its keys: numbers, or what names each (`{"Learn SQL": {…}}`), which it
 * then has as `key`. Null for anything else.
 */
function listed(value: unknown): readonly unknown[] | null {
  if (!isRecord(value)) return Array.isArray(value) ? value : null;
  const keys = Object.keys(value);
  const values = Object.values(value);
  if (keys.length > 1 && keys.every((key) => /^\d+$/.test(key))) return values;
  return areAlike(values) ? values.map((record, index) => ({ key: keys[index], ...record })) : null;
}

/** The list that is a parsed JSON value, or at the first matching path; null without one. */
export const listIn = (value: unknown, paths: readonly string[]): readonly unknown[] | null =>
  [value, ...paths.map((path) => (path === '' ? undefined : valueAt(value, path)))]
    .map(listed)
    .find((list) => list !== null) ?? null;

/** The records of a parsed JSON value: those of its list, else the value itself. */
export function recordsIn(value: unknown, paths: readonly string[], name: string): FoundRecord[] {
  const list = listIn(value, paths);
  if (list !== null) return list.map((record, index) => ({ record, path: `${name}#${index}` }));
  return paths.includes('') && isRecord(value) ? [{ record: value, path: name }] : [];
}

/** The courses of parsed JSON-LD. */
export const ldRecordsIn = (value: unknown, name: string): FoundRecord[] =>
  ldCourses(value).map((record, index) => ({ record, path: `${name}#${index}` }));

const ldLists = ['@graph', 'itemListElement'];

/** One element of a list. */
function elementAt(element: string | null, path: string): FoundRecord | BrokenRecord {
  if (element === null) {
    const broken = `A record is over ${maxRecordBytes} bytes, or nested over ${maxJsonDepth} deep`;
    return { broken, path };
  }
  try {
    return { record: parseJson(element), path };
  } catch (error) {
    return { broken: String(error), path };
  }
}

/** A file that is one value; it is read as a whole. */
async function wholeValue(file: string, onOpen?: OnOpen): Promise<unknown> {
  const limit = limitBytes(maxPageBytes, `${file}, which is no list,`);
  return parseJson(await text(connectStreams(textOf(file, onOpen), limit)));
}

/**
 * The records of a JSON file of any size, one after another: the elements of a list that is the
 * whole file, or that lies at one of the paths. A file that breaks off gives the records before
 * that, and then throws; an element that cannot be read costs no other one anything.
 */
export async function* jsonRecords(
  file: string,
  paths: readonly string[],
  isLd = false,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  const inMemory = (value: unknown) =>
    isLd ? ldRecordsIn(value, file) : recordsIn(value, paths, file);
  if (isLd && !file.endsWith('.gz') && (await stat(file)).size <= maxPageBytes) {
    yield* inMemory(await wholeValue(file, onOpen));
    return;
  }
  const scanner = new ListScanner(isLd ? ldLists : paths);
  let index = 0;
  for await (const bytes of textOf(file, onOpen)) {
    for (const element of scanner.read(bytes)) {
      const found = elementAt(element, `${file}#${index}`);
      index += 1;
      if (isLd && 'record' in found) yield* ldRecordsIn(found.record, found.path);
      else yield found;
    }
  }
  scanner.end();
  if (!scanner.hasFound) yield* inMemory(await wholeValue(file));
}
