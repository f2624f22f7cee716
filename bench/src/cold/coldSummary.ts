import { quantile } from '../summary.ts';
import type { ColdVisit, FetchedFile } from './coldVisit.ts';

/** The parts that a first query fetches, in the order of the report. */
export const coldParts = ['manifest', 'dictionary', 'postings', 'records'] as const;

type ColdPart = (typeof coldParts)[number];

/** A summary of cold first queries on one catalogue. Sizes in bytes. */
export interface ColdSummary {
  courses: number;
  /** The project's limit for the median, in bytes. */
  limit: number;
  queries: number;
  p50: number;
  p90: number;
  worst: number;
  /** As served by the emulator, which compresses differently. */
  emulatorP50: number;
  requests: { p50: number; worst: number };
  parts: Record<ColdPart, number>;
  /** Fetched afterwards for facet counts. */
  columns: number;
  milliseconds: number;
  encodings: readonly string[];
}

function partOf({ path }: FetchedFile): ColdPart {
  if (path === 'manifest.json') return 'manifest';
  if (path.startsWith('records-')) return 'records';
  return path.endsWith('/core.bin') ? 'dictionary' : 'postings';
}

const sum = (files: readonly FetchedFile[], size: 'hosted' | 'served') =>
  files.reduce((total, file) => total + file[size], 0);

const median = (visits: readonly ColdVisit[], of: (visit: ColdVisit) => number) =>
  quantile(visits.map(of), 0.5);

/** Summarises the visits to a catalogue of `courses` courses. */
export function summariseVisits(
  courses: number,
  limit: number,
  visits: readonly ColdVisit[],
): ColdSummary {
  const bytes = visits.map(({ search }) => sum(search, 'hosted'));
  const requests = visits.map(({ search }) => search.length);
  const parts = coldParts.map((part) => [
    part,
    median(visits, ({ search }) =>
      sum(
        search.filter((file) => partOf(file) === part),
        'hosted',
      ),
    ),
  ]);
  return {
    courses,
    limit,
    queries: visits.length,
    p50: quantile(bytes, 0.5),
    p90: quantile(bytes, 0.9),
    worst: Math.max(...bytes),
    emulatorP50: median(visits, ({ search }) => sum(search, 'served')),
    requests: { p50: quantile(requests, 0.5), worst: Math.max(...requests) },
    parts: Object.fromEntries(parts),
    columns: median(visits, ({ count }) => sum(count, 'hosted')),
    milliseconds: median(visits, ({ milliseconds }) => milliseconds),
    encodings: [...new Set(visits.flatMap(({ search }) => search.map(({ encoding }) => encoding)))],
  };
}
