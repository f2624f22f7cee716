import { brotliCompressSync } from 'node:zlib';
import { type Course, emptyQuery } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/build';
import { createServedCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';

/**
 * What a search with empty caches fetches: bytes of bodies, from a host that compresses texts with
 * brotli 11, and binary files not at all.
 */
export interface ColdVisit {
  readonly requests: number;
  readonly searchBytes: number;
  /** What the facet counts fetch after that. */
  readonly countBytes: number;
}

const baseUrl = '/catalogue/';

/** Writes a catalogue of the courses, and asks the worker's catalogue each text in a visit of its own. */
export async function coldVisits(
  courses: readonly Course[],
  texts: readonly string[],
): Promise<ColdVisit[]> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for await (const { path, bytes } of writeCatalogue(courses)) files.set(path, bytes);
  const sizes = new Map(
    [...files].map(([path, body]) => [
      path,
      path.endsWith('.json') ? brotliCompressSync(body).length : body.length,
    ]),
  );
  const visits: ColdVisit[] = [];
  for (const text of texts) {
    const fetchedBytes: number[] = [];
    const fetchFile: typeof fetch = async (url) => {
      const path = String(url).replace(baseUrl, '');
      fetchedBytes.push(sizes.get(path) ?? 0);
      const type = path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
      return new Response(files.get(path) ?? null, { headers: { 'content-type': type } });
    };
    const takeBytes = () => fetchedBytes.splice(0).reduce((sum, bytes) => sum + bytes, 0);
    const init = await fetchCatalogueInit(baseUrl, fetchFile);
    const catalogue = createServedCatalogue(init, fetchFile, (error) => {
      throw error;
    });
    await catalogue.search({ ...emptyQuery, text });
    const requests = fetchedBytes.length;
    const searchBytes = takeBytes();
    await catalogue.count({ ...emptyQuery, text });
    visits.push({ requests, searchBytes, countBytes: takeBytes() });
  }
  return visits;
}
