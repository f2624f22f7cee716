import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isRecord, ldCourses, valueAt } from '@aulario/course-data/reading';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { chained } from './chained.ts';

/** A record and where it stands, 'feed.json#12'. */
export interface FoundRecord {
  record: unknown;
  path: string;
}

const maxWholeBytes = 64 * 2 ** 20;

/** Called with each file of a feed that is opened; `bytesRead` of it grows. */
export type OnOpen = (file: { readonly bytesRead: number }) => void;

/** The bytes of a file, unpacked when it is packed. */
export function bytesOf(file: string, onOpen?: OnOpen): Readable {
  const bytes = createReadStream(file);
  onOpen?.(bytes);
  return file.endsWith('.gz') ? chained(bytes, createGunzip()) : bytes;
}

async function firstCharacter(file: string): Promise<string> {
  if (file.endsWith('.gz')) {
    for await (const chunk of bytesOf(file)) return String(chunk).trimStart().charAt(0);
    return '';
  }
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
  await handle.close();
  return buffer
    .toString('utf8', 0, bytesRead)
    .replace(/^\ufeff/, '')
    .trimStart()
    .charAt(0);
}

function isTokenPair(value: unknown): value is { key: number; value: unknown } {
  return isRecord(value) && typeof value['key'] === 'number';
}

/** Texts and numbers are given once and whole, not in pieces as well. */
const wholeValues = { streamValues: false };

async function* elementsOf(
  file: string,
  paths: readonly string[] | null,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord> {
  const parse =
    paths === null
      ? [streamArray.withParserAsStream(wholeValues)]
      : [
          pick.withParserAsStream({
            ...wholeValues,
            filter: (stack) => paths.includes(stack.join('.')),
            once: true,
          }),
          streamArray.asStream(),
        ];
  const elements: Readable = chained(bytesOf(file, onOpen), ...parse);
  for await (const element of elements) {
    if (isTokenPair(element)) yield { record: element.value, path: `${file}#${element.key}` };
  }
}

/** The records of a JSON value that is in memory: below the first path that holds a list, else itself. */
export function recordsIn(value: unknown, paths: readonly string[], name: string): FoundRecord[] {
  const found = Array.isArray(value)
    ? value
    : paths
        .map((path) => (path === '' ? undefined : valueAt(value, path)))
        .find((list) => Array.isArray(list));
  if (Array.isArray(found))
    return found.map((record, index) => ({ record, path: `${name}#${index}` }));
  return paths.includes('') && isRecord(value) ? [{ record: value, path: name }] : [];
}

/** The courses of JSON-LD that is in memory. */
export const ldRecordsIn = (value: unknown, name: string): FoundRecord[] =>
  ldCourses(value).map((record, index) => ({ record, path: `${name}#${index}` }));

/**
 * The records of a JSON file of any size, one after another: the elements of a list that is the
 * whole file, or that lies at one of the paths. A file that breaks off gives what stands before
 * that, and then throws.
 */
export async function* jsonRecords(
  file: string,
  paths: readonly string[],
  isLd = false,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord> {
  const isList = (await firstCharacter(file)) === '[';
  const { size } = await stat(file);
  if (isLd && size <= maxWholeBytes && !file.endsWith('.gz')) {
    yield* ldRecordsIn(JSON.parse(await readFile(file, 'utf8')), file);
    return;
  }
  const listPaths = isLd ? ['@graph', 'itemListElement'] : paths.filter((path) => path !== '');
  let count = 0;
  for await (const found of elementsOf(file, isList ? null : listPaths, onOpen)) {
    count += 1;
    if (isLd) yield* ldRecordsIn(found.record, found.path);
    else yield found;
  }
  if (count === 0 && !isList && size <= maxWholeBytes && !file.endsWith('.gz')) {
    yield* recordsIn(JSON.parse(await readFile(file, 'utf8')), paths, file);
  }
}
