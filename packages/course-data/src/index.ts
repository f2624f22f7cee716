export {
  type Catalogue,
  type CataloguePage,
  type CatalogueQuery,
  pageSize,
} from './catalogue/catalogue.ts';
export { CatalogueError, type CatalogueErrorCode } from './catalogue/catalogueError.ts';
export { createMemoryCatalogue } from './catalogue/memoryCatalogue.ts';
export { fromQueryString, toQueryString } from './catalogue/queryString.ts';
export { createStaticCatalogue, type StaticCatalogueOptions } from './catalogue/staticCatalogue.ts';
export { sampleLatency, withLatency } from './catalogue/withLatency.ts';
export { categories, isCategoryId } from './categories/categories.ts';
export type {
  CategoryId,
  Course,
  Level,
  Money,
  Platform,
  PlatformId,
  Price,
} from './course/course.ts';
export { parseCourseUrl, parseImageUrl } from './course/courseAddress.ts';
export { courseFromUdemy, type UdemyContext } from './course/courseFromUdemy.ts';
export { type CourseParsing, parseCourse } from './course/parseCourse.ts';
export { parseUdemyCourse, type UdemyCourseParsing } from './course/parseUdemyCourse.ts';
export { platforms } from './course/platforms.ts';
export type {
  OpaqueRecord,
  UdemyCourse,
  UdemyCurriculumItem,
  UdemyInstructor,
  UdemyLocale,
  UdemyPriceDetail,
} from './course/udemyCourse.ts';
export type { RecordIssue } from './course/validation.ts';
export { formatMoney } from './money/formatMoney.ts';
