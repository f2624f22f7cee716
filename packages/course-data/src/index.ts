export type {
  Correction,
  Match,
  MatchedWord,
  MatchField,
  MatchKind,
} from '@aulario/search';
export { hasPhrase } from '@aulario/search';
export {
  type Catalogue,
  type CatalogueAbout,
  type CataloguePage,
  type CatalogueQuery,
  type CatalogueRequests,
  type CatalogueResult,
  type CategoryOverview,
  type CoursePage,
  emptyQuery,
  type OverviewQuery,
  pageSize,
  type ReaderLanguage,
  type Recommendation,
  type RecommendationQuery,
  type RecommendationReason,
  type Relaxation,
  type Relaxations,
  type RequestKind,
  type RequestOptions,
  type SimilarQuery,
  type SortOrder,
  type SubjectCount,
  type Suggestion,
  type SuggestionKind,
  type SuggestQuery,
  sortOrders,
  type UnderstoodFilter,
} from './catalogue/catalogue.ts';
export { CatalogueError, type CatalogueErrorCode } from './catalogue/catalogueError.ts';
export { firstCategory } from './catalogue/catalogueOrder.ts';
export { delegateCatalogue, type HandleRequest } from './catalogue/delegateCatalogue.ts';
export {
  type FacetCounts,
  type FacetId,
  type FacetValue,
  type Filters,
  facetIds,
  facetValueOf,
  facetValues,
  orderedValues,
  unknownValue,
} from './catalogue/facets.ts';
export { hasFilters, withFilterValue, withoutFacet } from './catalogue/filterChange.ts';
export {
  groupByReason,
  type RecommendationGroup,
  recommendationKey,
} from './catalogue/groupByReason.ts';
export { type MarkedPiece, markWords } from './catalogue/markWords.ts';
export { createMemoryCatalogue } from './catalogue/memoryCatalogue.ts';
export {
  type CategoryPlaces,
  preferredCategoryKey,
  readPreferredCategory,
  restorePreferredCategory,
  savePreferredCategory,
} from './catalogue/preferredCategory.ts';
export { glanceAt, type QueryGlance } from './catalogue/queryGlance.ts';
export {
  type AddressedQuery,
  fromQueryString,
  type Reader,
  toQueryString,
} from './catalogue/queryString.ts';
export {
  clearRecentSearches,
  noSearches,
  openRecentSearches,
  type RecentSearches,
  readRecentSearches,
  rememberSearch,
} from './catalogue/recentSearches.ts';
export { insistOn, nearestMeaning } from './catalogue/searchedText.ts';
export type { StartingCourse, StartReason } from './catalogue/startingCourses.ts';
export {
  createStaticCatalogue,
  type StaticCatalogueOptions,
} from './catalogue/static/createStaticCatalogue.ts';
export { sampleLatency, withLatency } from './catalogue/withLatency.ts';
export { uncheckedSince, unknownAccess } from './course/access.ts';
export { utcDay } from './course/calendarDay.ts';
export { categories, isCategoryId } from './course/categories.ts';
export type {
  Access,
  AccessPart,
  CategoryId,
  Cost,
  Course,
  Level,
  Money,
  NumberRange,
  Pace,
  Platform,
  PlatformId,
  Price,
  PriceFall,
} from './course/course.ts';
export { parseCourseUrl, parseImageUrl } from './course/courseAddress.ts';
export type { CourseChange, EquivalenceReason, Equivalent } from './course/courseChange.ts';
export type {
  AccessFact,
  Certificate,
  CourseDetails,
  CourseRun,
  CurriculumSection,
  Lecture,
  Offer,
  PriceHistory,
} from './course/courseDetails.ts';
export { type CourseDifference, courseDifferences } from './course/courseDifferences.ts';
export { categoryCoverPath, coverPath } from './course/coverPath.ts';
export { moneyFromDecimal, moneyFromDisplay } from './course/decimalMoney.ts';
export { formatMoney } from './course/formatMoney.ts';
export { type CourseParsing, parseCourse } from './course/parseCourse.ts';
export { noDetails, parseCourseDetails } from './course/parseCourseDetails.ts';
export { plainText } from './course/plainText.ts';
export { addPlatforms, platformList, platformOf } from './course/platforms.ts';
export { teacherOf } from './course/teacherOf.ts';
export { totalHours } from './course/totalHours.ts';
export type { RecordIssue } from './course/validation.ts';
