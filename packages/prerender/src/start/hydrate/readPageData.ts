import { addPlatforms, type Platform } from '@aulario/course-data';
import { readDataBlock } from '../dataBlock.ts';
import { pageDataId, pagePlatformsId } from '../pageData.ts';

/**
 * Takes the platforms that only the catalogue knows from the page: their names are shown, and what is kept of their
 * courses is read, before the catalogue opens.
 */
export function readPagePlatforms(page: Document): void {
  addPlatforms(readDataBlock<Platform[]>(pagePlatformsId, page) ?? []);
}

/** Reads the loader data that a prerendered page carries; undefined for none. */
export function readPageData(page: Document): unknown {
  return readDataBlock(pageDataId, page) ?? undefined;
}
