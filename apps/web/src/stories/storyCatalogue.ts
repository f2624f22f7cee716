import { type Catalogue, createMemoryCatalogue } from '@aulario/course-data';
import {
  aCatalogue,
  sampleCourses,
  sampleLatency,
  withLatency,
} from '@aulario/course-data/testing';
import type { Latency } from './latency.ts';

/** The 120 courses of the sample catalogue. */
export const storyCatalogue = createMemoryCatalogue(sampleCourses);

/** A catalogue whose courses stay on their way. */
export const endlessCatalogue = aCatalogue({ search: () => new Promise(() => undefined) });

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The catalogue, as late as wished; without a wish, or with one of 0 ms, it is the same one. */
export function withWaits(
  catalogue: Catalogue,
  latency: Latency = { load: 0, search: 0 },
): Catalogue {
  if (latency.load === 0 && latency.search === 0) return catalogue;
  return withLatency(catalogue, (ms) =>
    pass(ms === sampleLatency.load ? latency.load : latency.search),
  );
}
