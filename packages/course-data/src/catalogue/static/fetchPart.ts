import { readStream } from '../../stream/readStream.ts';
import { CatalogueError, networkError } from '../port/catalogueError.ts';
import { openBytes, openJson } from './partBytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Fetches a part of the catalogue by its path below the catalogue's folder. */
export type FetchPart = (path: string, cache: RequestCache) => Promise<Response>;

/** A part to fetch. */
export interface PartRequest {
  path: string;
  /** Reading stops beyond this size. */
  maxBytes: number;
  /** How the first request uses the HTTP cache; 'default' if omitted. */
  cache?: RequestCache;
}

/** A folder of the manifest. */
interface FileFolder extends Pick<PartRequest, 'maxBytes'> {
  folder: string;
}

async function request(fetchPart: FetchPart, path: string, cache: RequestCache): Promise<Response> {
  try {
    return await fetchPart(path, cache);
  } catch (error) {
    throw networkError(error);
  }
}

/** Returns the bytes of a response. Throws a {@link CatalogueError} if it is not a part. */
async function bytesOf(response: Response, { path, maxBytes }: PartRequest): Promise<Bytes> {
  const { status, headers, body } = response;
  if (status === 404 || status === 410) throw new CatalogueError('missing', path);
  if (!response.ok) throw new CatalogueError('unavailable', status);
  const type = headers.get('content-type') ?? '';
  // Hosts of single-page apps answer unknown addresses with the page itself.
  if (/\bhtml\b/i.test(type)) throw new CatalogueError('missing', type);
  if (body === null) return new Uint8Array();
  try {
    return await readStream(body, maxBytes);
  } catch (error) {
    throw error instanceof RangeError ? new CatalogueError('damaged', error) : networkError(error);
  }
}

/**
 * Fetches and reads a part. A response that cannot be used is fetched again past every cache once,
 * since caches also store a host's failures: a temporary 404, a truncated file, a wrong checksum.
 * Throws a {@link CatalogueError}.
 */
export async function readPart<T>(
  fetchPart: FetchPart,
  part: PartRequest,
  read: (bytes: Bytes) => T | Promise<T>,
): Promise<T> {
  const response = await request(fetchPart, part.path, part.cache ?? 'default');
  try {
    return await read(await bytesOf(response, part));
  } catch (error) {
    // A second timeout would double the wait without a benefit.
    if (error instanceof CatalogueError && error.code === 'timeout') throw error;
    const again = await request(fetchPart, part.path, 'reload');
    return await read(await bytesOf(again, part));
  }
}

/** Fetches a file of JSON in one of the manifest's folders, and reads its content; see {@link readPart}. */
export function readJsonFile<T>(
  fetchPart: FetchPart,
  { folder, maxBytes }: FileFolder,
  file: string,
  read: (json: string) => T,
): Promise<T> {
  const path = `${folder}/${file}`;
  return readPart(fetchPart, { path, maxBytes }, (bytes) => read(openJson(path, bytes)));
}

/** The same of a binary file. */
export function readBinaryFile<T>(
  fetchPart: FetchPart,
  { folder, maxBytes }: FileFolder,
  file: string,
  read: (content: Uint8Array<ArrayBuffer>) => T | Promise<T>,
): Promise<T> {
  const path = `${folder}/${file}`;
  return readPart(fetchPart, { path, maxBytes }, (bytes) => read(openBytes(path, bytes)));
}
