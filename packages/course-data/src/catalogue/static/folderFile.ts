import { type FetchPart, readPart } from './fetchPart.ts';
import type { PartFolder } from './manifest.ts';
import { openBytes, openJson } from './partChecksum.ts';

/** Fetches a file of JSON in one of the manifest's folders, and reads its content; see {@link readPart}. */
export function readJsonFile<T>(
  fetchPart: FetchPart,
  { folder, maxBytes }: PartFolder,
  file: string,
  read: (json: string) => T,
): Promise<T> {
  const path = `${folder}/${file}`;
  return readPart(fetchPart, { path, maxBytes }, (bytes) => read(openJson(path, bytes)));
}

/** The same of a binary file. */
export function readBinaryFile<T>(
  fetchPart: FetchPart,
  { folder, maxBytes }: PartFolder,
  file: string,
  read: (content: Uint8Array<ArrayBuffer>) => T | Promise<T>,
): Promise<T> {
  const path = `${folder}/${file}`;
  return readPart(fetchPart, { path, maxBytes }, (bytes) => read(openBytes(path, bytes)));
}
