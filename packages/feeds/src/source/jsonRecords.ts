import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { isRecord, ldCourses, valueAt } from '@aulario/course-data/reading';
import { chained } from './chained.ts';
import { JsonListError, ListScanner } from './listScanner.ts';

/** A record and its location, 'feed.json#12'. */
export interface FoundRecord {
  record: unknown;
  path: string;
}

const maxWholeBytes = 64 * 2 ** 20;

/** Called with each file of a feed that is opened; `bytesRead` of it grows. */
export type OnOpen = (file: { readonly bytesRead: number }) => void;

/** The bytes of a file, decompressed if necessary. */
export function bytesOf(file: string, onOpen?: OnOpen): Readable {
  const bytes = createReadStream(file);
  onOpen?.(bytes);
  return file.endsWith('.gz') ? chained(bytes, createGunzip()) : bytes;
}

/** The list that is a parsed JSON value, or at the first matching path; null without one. */
export function listIn(value: unknown, paths: readonly string[]): readonly unknown[] | null {
  const found = Array.isArray(value)
    ? value
    : paths
        .map((path) => (path === '' ? undefined : valueAt(value, path)))
        .find((list) => Array.isArray(list));
  return Array.isArray(found) ? found : null;
}

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

const parsed = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''));

/**
 * The records of a JSON file of any size, one after another: the elements of a list that is the
 * whole file, or that lies at one of the paths. A file that breaks off gives the records before
 * that, and then throws.
 */
export async function* jsonRecords(
  file: string,
  paths: readonly string[],
  isLd = false,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord> {
  const inMemory = (value: unknown) =>
    isLd ? ldRecordsIn(value, file) : recordsIn(value, paths, file);
  if (isLd && !file.endsWith('.gz') && (await stat(file)).size <= maxWholeBytes) {
    yield* inMemory(parsed(await text(bytesOf(file, onOpen))));
    return;
  }
  const scanner = new ListScanner(isLd ? ldLists : paths);
  let index = 0;
  let totalBytes = 0;
  for await (const bytes of bytesOf(file, onOpen)) {
    totalBytes += bytes.length;
    for (const element of scanner.read(bytes)) {
      const found = { record: JSON.parse(element), path: `${file}#${index}` };
      index += 1;
      if (isLd) yield* ldRecordsIn(found.record, found.path);
      else yield found;
    }
  }
  scanner.end();
  if (scanner.hasFound) return;
  if (totalBytes > maxWholeBytes) throw new JsonListError(`No list of records in ${file}`);
  yield* inMemory(parsed(await text(bytesOf(file))));
}
