import {
  type Catalogue,
  type CatalogueAbout,
  type Course,
  emptyQuery,
  type ReaderLanguage,
  unknownValue,
} from '@aulario/course-data';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Pending, resultOf, withGraceDelay } from '../async/asyncResult.ts';
import { languageAt } from '../navigation/languageAddress.ts';
import type { Services } from '../services/Services.tsx';

/** The catalogue data on the landing page. */
export interface LandingCatalogue {
  total: number;
  platforms: CatalogueAbout['platforms'];
  /** `stripSize` courses of different categories; fewer in a smaller catalogue. */
  courses: readonly Course[];
}

export interface LandingData {
  result: Pending<LandingCatalogue>;
}

export const stripSize = 4;

/** The minimum number of free courses among them. */
const minFree = 2;

/**
 * Picks one course of each of the largest categories, about different subjects; free ones first.
 */
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

/**
 * Loads the catalogue data of the landing page. A prerendered page contains it and loads nothing.
 */
export function createLandingLoader({
  catalogue,
  storage,
}: Pick<Services, 'catalogue' | 'storage'>) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LandingData> =>
    withGraceDelay(
      resultOf(readCatalogue(catalogue, languageAt(new URL(request.url).pathname, storage))),
    );
}
