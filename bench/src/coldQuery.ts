import { gzipSync } from 'node:zlib';
import { createStaticCatalogue, emptyQuery } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/feeds';
import { generateKnownItems, judgedCourses, judgingSeeds } from '@aulario/course-data/relevance';
import type { BenchQuery } from './benchEngine.ts';
import { quantile } from './summary.ts';

/** What queries cost that find nothing in any cache. */
export interface ColdQuery {
  courses: number;
  /** Bytes as served. */
  p50: number;
  worst: number;
  /** Files that are fetched, at most. */
  requests: number;
  /** The figure that the project set itself, in bytes; null where it set none. */
  limit: number | null;
}

const limits = new Map([
  [40_000, 120_000],
  [200_000, 250_000],
]);

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Hosts compress texts; other files go out as they lie there. */
const servedBytes = (path: string, bytes: Uint8Array) =>
  path.endsWith('.json') ? gzipSync(bytes).length : bytes.length;

/** Searches a catalogue that was never opened before, and adds up what it fetched. */
async function searchCold(files: Files, { text, language }: BenchQuery) {
  const served: number[] = [];
  const catalogue = createStaticCatalogue({
    baseUrl: '/',
    fetch: async (url) => {
      const path = String(url).slice(1);
      const bytes = files.get(path);
      if (bytes === undefined) return new Response('', { status: 404 });
      served.push(servedBytes(path, bytes));
      return new Response(bytes);
    },
  });
  await catalogue.search({ ...emptyQuery, text, language: language ?? 'es' });
  return { bytes: served.reduce((sum, each) => sum + each, 0), requests: served.length };
}

/** Measures first queries, one of each kind by turns, each against a catalogue of its own. */
export async function measureColdQueries(courses: number, perKind: number): Promise<ColdQuery> {
  const records = judgedCourses(courses, judgingSeeds);
  const items = generateKnownItems(records, { seed: judgingSeeds.queries, perKind });
  const written = await writeCatalogue(records);
  const files = new Map(written.map(({ path, bytes }) => [path, bytes]));
  const costs: Awaited<ReturnType<typeof searchCold>>[] = [];
  for (const item of items) costs.push(await searchCold(files, item));
  const bytes = costs.map((cost) => cost.bytes);
  return {
    courses,
    p50: quantile(bytes, 0.5),
    worst: Math.max(...bytes),
    requests: Math.max(...costs.map((cost) => cost.requests)),
    limit: limits.get(courses) ?? null,
  };
}
