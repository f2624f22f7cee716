import { addPlatforms } from '@aulario/course-data';
import { pageDataId, pagePlatformsId } from '../pageData.ts';

/**
 * Takes the platforms that only the catalogue knows from the page: their names are shown, and what is kept of their
 * courses is read, before the catalogue opens.
 */
export function readPagePlatforms(page: Document): void {
  const platforms = page.getElementById(pagePlatformsId)?.textContent;
  if (platforms) addPlatforms(JSON.parse(platforms));
}

/** Reads the loader data that a prerendered page carries; undefined for none. */
export function readPageData(page: Document): unknown {
  const kept = page.getElementById(pageDataId)?.textContent;
  return kept ? JSON.parse(kept) : undefined;
}
