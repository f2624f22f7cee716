import { brotliCompressSync } from 'node:zlib';
import { type Course, emptyQuery } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/build';
import { createServedCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';

/** A fetched file. */
export interface FetchedFile {
  path: string;
  /**
   * The size of its body from a host that compresses texts with brotli 11, and binary files not at
   * all.
   */
  bytes: number;
}

/** A visit with empty caches. */
export interface ColdVisit {
  search: readonly FetchedFile[];
  /** The files that the facet counts fetched after that. */
  count: readonly FetchedFile[];
}

const baseUrl = '/catalogue/';

/** Writes a catalogue of the courses. Returns what the worker's catalogue fetches of it for a text. */
export async function coldVisits(
  courses: readonly Course[],
): Promise<(text: string) => Promise<ColdVisit>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for await (const { path, bytes } of writeCatalogue(courses)) files.set(path, bytes);
  return async (text) => {
    const asked: FetchedFile[] = [];
    const fetchFile: typeof fetch = async (url) => {
      const path = String(url).replace(baseUrl, '');
      const body = files.get(path) ?? new Uint8Array();
      const isText = path.endsWith('.json');
      asked.push({ path, bytes: isText ? brotliCompressSync(body).length : body.length });
      const type = isText ? 'application/json' : 'application/octet-stream';
      return new Response(body, { headers: { 'content-type': type } });
    };
    const init = await fetchCatalogueInit(baseUrl, fetchFile);
    const catalogue = createServedCatalogue(init, fetchFile, (error) => {
      throw error;
    });
    const query = { ...emptyQuery, text };
    await catalogue.search(query);
    const search = asked.splice(0);
    await catalogue.count(query);
    return { search, count: asked };
  };
}
