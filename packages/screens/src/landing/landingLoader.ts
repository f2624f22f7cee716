import {
  type Catalogue,
  type CatalogueAbout,
  type Course,
  type ReaderLanguage,
  variedCourses,
} from '@aulario/course-data';
import { type Pending, resultOf, withGraceDelay } from '@aulario/frame/async/asyncResult.ts';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The catalogue data on the landing page. */
export interface LandingCatalogue {
  total: number;
  platforms: CatalogueAbout['platforms'];
  /** `stripSize` different courses; fewer in a smaller catalogue. */
  courses: readonly Course[];
}

export interface LandingData {
  result: Pending<LandingCatalogue>;
}

export const stripSize = 4;

async function readCatalogue(
  catalogue: Pick<Catalogue, 'about' | 'overview' | 'search'>,
  language: ReaderLanguage,
): Promise<LandingCatalogue> {
  const { platforms } = await catalogue.about(null);
  const total = platforms.reduce((sum, platform) => sum + platform.total, 0);
  return { total, platforms, courses: await variedCourses(catalogue, language, stripSize) };
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
