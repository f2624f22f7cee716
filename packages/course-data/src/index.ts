export {
  type AskOptions,
  type Catalogue,
  type CataloguePage,
  type CatalogueQuery,
  type CatalogueResult,
  type CategoryOverview,
  emptyQuery,
  pageSize,
  type ReaderLanguage,
  type Recommendation,
  type RecommendationQuery,
  type RecommendationReason,
  type Relaxation,
  type Relaxations,
  type SortOrder,
  type SubjectCount,
  type Suggestion,
  type SuggestionKind,
  sortOrders,
} from './catalogue/catalogue.ts';
export { CatalogueError, type CatalogueErrorCode } from './catalogue/catalogueError.ts';
export {
  type FacetCounts,
  type FacetId,
  type FacetValue,
  type Filters,
  facetIds,
  facetValueOf,
  facetValues,
  unknownValue,
} from './catalogue/facets.ts';
export { type MarkedPiece, markWords } from './catalogue/markWords.ts';
export type {
  Correction,
  Match,
  MatchedWord,
  MatchField,
  MatchKind,
} from './catalogue/match.ts';
export { createMemoryCatalogue } from './catalogue/memoryCatalogue.ts';
export { hasPhrase } from './catalogue/phrases.ts';
export {
  type AddressedQuery,
  fromQueryString,
  type Reader,
  toQueryString,
} from './catalogue/queryString.ts';
export {
  createStaticCatalogue,
  type StaticCatalogueOptions,
} from './catalogue/static/createStaticCatalogue.ts';
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
