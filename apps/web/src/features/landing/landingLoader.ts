import {
  type Catalogue,
  type CatalogueAbout,
  type Course,
  emptyQuery,
  type ReaderLanguage,
  unknownValue,
} from '@aulario/course-data';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Pending, resultOf, type WithGraceDelay } from '../catalogue/asyncResult.ts';
import { languageAt } from '../navigation/languageAddress.ts';
import type { Services } from '../services/Services.tsx';

/** What the landing page says of the catalogue. */
export interface LandingCatalogue {
  total: number;
  platforms: CatalogueAbout['platforms'];
  /** `stripSize` courses of as many categories; fewer where the catalogue has no more. */
  courses: readonly Course[];
}

export interface LandingData {
  result: Pending<LandingCatalogue>;
}

export const stripSize = 4;

/** How many of them are free. */
const minFree = 2;

/** A course of each of the largest categories, every one about something else; the free ones first. */
async function chooseCourses(
  catalogue: Pick<Catalogue, 'overview' | 'search'>,
  language: ReaderLanguage,
): Promise<readonly Course[]> {
  const overviews = await catalogue.overview({ category: null });
  const chosen: Course[] = [];
  for (const { category } of [...overviews].sort((one, other) => other.total - one.total)) {
    if (chosen.length === stripSize) break;
    const price = chosen.length < minFree ? ['free'] : ['paid', unknownValue];
    const filters = { category: [category], price };
    const { results } = await catalogue.search({ ...emptyQuery, language, filters });
    const taken = new Set(chosen.flatMap(({ subjects }) => subjects));
    const found = results.find(({ course }) => !course.subjects.some((name) => taken.has(name)));
    if (found !== undefined) chosen.push(found.course);
  }
  return chosen;
}

async function readCatalogue(
  catalogue: Pick<Catalogue, 'about' | 'overview' | 'search'>,
  language: ReaderLanguage,
): Promise<LandingCatalogue> {
  const { platforms } = await catalogue.about(null);
  const total = platforms.reduce((sum, platform) => sum + platform.total, 0);
  return { total, platforms, courses: await chooseCourses(catalogue, language) };
}

/** Asks what the catalogue holds. A drawn page carries the answer, and asks nothing. */
export function createLandingLoader(
  { catalogue, storage }: Pick<Services, 'catalogue' | 'storage'>,
  withGraceDelay: WithGraceDelay,
) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LandingData> =>
    withGraceDelay(
      resultOf(readCatalogue(catalogue, languageAt(new URL(request.url).pathname, storage))),
    );
}
