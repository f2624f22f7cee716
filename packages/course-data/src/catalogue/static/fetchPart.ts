import { CatalogueError } from '../catalogueError.ts';
import { readStream } from './readStream.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Asks for a part of the catalogue by its path below the catalogue's folder. */
export type FetchPart = (path: string, cache: RequestCache) => Promise<Response>;

/** The part that is wanted. */
export interface PartRequest {
  path: string;
  /** More than was promised is not read. */
  maxBytes: number;
  /** How the first request uses the HTTP cache; 'default' when left out. */
  cache?: RequestCache;
}

async function request(fetchPart: FetchPart, path: string, cache: RequestCache): Promise<Response> {
  try {
    return await fetchPart(path, cache);
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

/** The bytes of a response; throws a {@link CatalogueError} that says why they are none of a part. */
async function bytesOf(response: Response, { path, maxBytes }: PartRequest): Promise<Bytes> {
  const { status, headers, body } = response;
  if (status === 404 || status === 410) throw new CatalogueError('missing', path);
  if (!response.ok) throw new CatalogueError('network', status);
  const type = headers.get('content-type') ?? '';
  // Hosts of single-page apps answer every unknown address with the page itself.
  if (/\bhtml\b/i.test(type)) throw new CatalogueError('missing', type);
  if (body === null) return new Uint8Array();
  try {
    return await readStream(body, maxBytes);
  } catch (error) {
    throw error instanceof CatalogueError ? error : new CatalogueError('network', error);
  }
}

const isTimeout = (error: unknown) =>
  error instanceof CatalogueError &&
  error.cause instanceof DOMException &&
  error.cause.name === 'TimeoutError';

/**
 * Fetches a part and reads it. What came but could not be used is asked for once more past every
 * cache, since caches keep a host's failures as well: a 404 of a moment, a file cut off, bytes that
 * fail their checksum. Throws a {@link CatalogueError}.
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
    // To wait twice as long would help nobody.
    if (isTimeout(error)) throw error;
    const again = await request(fetchPart, part.path, 'reload');
    return await read(await bytesOf(again, part));
  }
}
