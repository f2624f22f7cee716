import type { Course } from '../course/course.ts';
import type { CatalogueQuery } from './catalogue.ts';
import { browsePlaces } from './catalogueOrder.ts';
import type { CatalogueSource } from './catalogueSource.ts';
import type { Correction, Match } from './match.ts';
import { cleanText } from './queryString.ts';
import type { FoundPlaces } from './textIndex.ts';

/** The courses that answer a query, before any filter. */
export interface Found extends FoundPlaces {
  /** True when neither a text nor a likeness was asked for. */
  isBrowsing: boolean;
  correction: Correction | null;
  /** Why these places were found; nothing when no text was asked for. */
  explain: (places: readonly number[]) => readonly Match[];
  /** The course whose like was asked for. */
  similarTo: Course | null;
}

const unexplained = { correction: null, explain: () => [], similarTo: null };

/** Places that are in their order already. */
export function inOrder(places: Uint32Array): FoundPlaces {
  return {
    total: places.length,
    places: () => places,
    rank: (start, count, accepts) =>
      Array.from(
        (accepts === undefined ? places : places.filter(accepts)).subarray(start, start + count),
      ),
  };
}

/** What the text, the likeness or nothing of a query finds, whatever its filters and sort. */
export async function findPlaces(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Found> {
  const text = cleanText(query.text);
  if (text !== '') {
    const index = await source.text();
    const found = await index.search({ ...query, text }, signal);
    return { ...unexplained, ...found, isBrowsing: false };
  }
  const similarTo = query.similarTo === null ? null : await source.find(query.similarTo);
  if (similarTo !== null) {
    const index = await source.text();
    const { course, place } = similarTo;
    const found = await index.similar(course, { language: query.language, place }, signal);
    return { ...unexplained, ...found, isBrowsing: false, similarTo: course };
  }
  const places = browsePlaces(await source.runs(), query);
  return { ...unexplained, ...inOrder(places), isBrowsing: true };
}
