export { filterWords } from './catalogue/indexing/courseWording.ts';
export type { CourseList } from './catalogue/order/catalogueOrder.ts';
export { CatalogueLimitError } from './catalogue/static/fitCatalogue.ts';
export { type HeadFile, writeHead } from './catalogue/static/headFile.ts';
export { maxCourseChars, maxCourses, maxPlatforms } from './catalogue/static/manifestFile.ts';
export { readChanges, writeChanges } from './catalogue/static/parts/changeShard.ts';
export { courseShardOf } from './catalogue/static/parts/courseShard.ts';
export { TextFile } from './catalogue/static/parts/textFile.ts';
export { readWritten } from './catalogue/static/readWritten.ts';
export {
  type CatalogueFile,
  type CatalogueParts,
  writeCatalogue,
} from './catalogue/static/writeCatalogue.ts';
export { isWorthAPage } from './course/derived/isWorthAPage.ts';
