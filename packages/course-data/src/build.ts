export type { CourseList } from './catalogue/order/courseList.ts';
export { readChanges, writeChanges } from './catalogue/static/changeShard.ts';
export { CatalogueLimitError } from './catalogue/static/fitCatalogue.ts';
export { maxCourseChars, maxCourses, maxPlatforms } from './catalogue/static/limits.ts';
export { TextFile } from './catalogue/static/textFile.ts';
export {
  type CatalogueFile,
  type CatalogueParts,
  writeCatalogue,
} from './catalogue/static/writeCatalogue.ts';
export { isWorthAPage } from './course/isWorthAPage.ts';
