import { CatalogueError } from '../catalogueError.ts';

/** Asks for a part of the catalogue by its path below the catalogue's folder. */
export type FetchPart = (path: string) => Promise<Response>;

async function askFor(path: string, fetchPart: FetchPart): Promise<Response> {
  try {
    return await fetchPart(path);
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

/** The response with the part; throws a {@link CatalogueError} that says why there is none. */
async function responseOf(path: string, fetchPart: FetchPart): Promise<Response> {
  const response = await askFor(path, fetchPart);
  if (response.status === 404 || response.status === 410) throw new CatalogueError('missing', path);
  if (!response.ok) throw new CatalogueError('network', response.status);
  const type = response.headers.get('content-type') ?? '';
  // Hosts of single-page apps answer every unknown address with the page itself.
  if (/\bhtml\b/i.test(type)) throw new CatalogueError('missing', type);
  return response;
}

async function bodyOf<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new CatalogueError('network', error);
  }
}

/** The text of a part. */
export async function fetchText(path: string, fetchPart: FetchPart): Promise<string> {
  const response = await responseOf(path, fetchPart);
  return bodyOf(() => response.text());
}

/** The bytes of a part. */
export async function fetchBytes(
  path: string,
  fetchPart: FetchPart,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await responseOf(path, fetchPart);
  return bodyOf(async () => new Uint8Array(await response.arrayBuffer()));
}
