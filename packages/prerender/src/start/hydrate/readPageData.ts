import { addPlatforms } from '@aulario/course-data';
import { pageDataId, pagePlatformsId } from '../pageData.ts';

/**
 * Reads the loader data that a prerendered page carries; undefined for none. Its platforms that only the
 * catalogue knows get their names, before the catalogue tells them.
 */
export function readPageData(page: Document): unknown {
  const platforms = page.getElementById(pagePlatformsId)?.textContent;
  if (platforms) addPlatforms(JSON.parse(platforms));
  const kept = page.getElementById(pageDataId)?.textContent;
  return kept ? JSON.parse(kept) : undefined;
}
