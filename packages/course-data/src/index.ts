export {
  type Correction,
  hasPhrase,
  type Match,
  type MatchedWord,
  type MatchField,
  type MatchKind,
  primaryLanguage,
} from '@aulario/search';
export {
  type FacetCounts,
  type FacetId,
  type FacetValue,
  type Filters,
  facetIds,
  facetValues,
  hasFilters,
  orderedValues,
  unknownValue,
  withFilterValue,
  withoutFacet,
} from './catalogue/facets/facets.ts';
export { facetPhrases, phrasesOf } from './catalogue/indexing/facetPhrases.ts';
export { createMemoryCatalogue } from './catalogue/memory/memoryCatalogue.ts';
export { firstCategory } from './catalogue/order/catalogueOrder.ts';
export { priorRating } from './catalogue/order/courseMerit.ts';
export {
  type Catalogue,
  delegateCatalogue,
  type NewsQuery,
  type OverviewQuery,
  type RecommendationQuery,
  type RequestOptions,
  type SimilarQuery,
  type SuggestQuery,
} from './catalogue/port/catalogue.ts';
export {
  type CatalogueAbout,
  type CataloguePage,
  type CatalogueResult,
  type CategoryOverview,
  type CoursePage,
  type MentionedFilter,
  type Recommendation,
  type RecommendationReason,
  type Relaxations,
  type SubjectCount,
  type SubjectName,
  type Suggestion,
  type SuggestionKind,
  subjectIn,
} from './catalogue/port/catalogueAnswers.ts';
export {
  CatalogueError,
  type CatalogueErrorCode,
  networkError,
} from './catalogue/port/catalogueError.ts';
export {
  type CatalogueQuery,
  emptyQuery,
  pageSize,
  type ReaderLanguage,
  readerLanguages,
  type SortOrder,
  sortOrders,
} from './catalogue/port/catalogueQuery.ts';
export { findPages } from './catalogue/port/findPages.ts';
export { type Alternatives, alternativesTo } from './catalogue/query/alternatives.ts';
export { fromQueryString, type Reader, toQueryString } from './catalogue/query/queryString.ts';
export { type QuerySummary, summariseQuery } from './catalogue/query/querySummary.ts';
export { requireWords } from './catalogue/query/requireWords.ts';
export type { StartingCourse } from './catalogue/query/startingCourses.ts';
export {
  groupByReason,
  type RecommendationGroup,
  recommendationKey,
} from './catalogue/recommend/groupByReason.ts';
export { variedCourses } from './catalogue/recommend/variedCourses.ts';
export {
  followPreferredCategory,
  preferredCategoryKey,
  readPreferredCategory,
  savePreferredCategory,
} from './catalogue/storage/preferredCategory.ts';
export {
  clearRecentSearches,
  forgetSearch,
  noSearches,
  openRecentSearches,
  type RecentSearches,
  readRecentSearches,
  rememberSearch,
  searchesBeginning,
} from './catalogue/storage/recentSearches.ts';
export { markTyped } from './catalogue/suggest/markTyped.ts';
export { markWords } from './catalogue/suggest/markWords.ts';
export {
  type CalendarDay,
  firstDay,
  knownLocalDay,
  lastDay,
  localToday,
  utcDay,
} from './course/calendarDay.ts';
export { type CategoryId, categories, isCategoryId } from './course/categories.ts';
export {
  type Access,
  type AccessPart,
  accessParts,
  type Cost,
  type Course,
  type FilledFact,
  filledFacts,
  type Level,
  levels,
  type Money,
  type NumberRange,
  type Platform,
  type PlatformId,
  type Price,
  type PriceFall,
  type Years,
} from './course/course.ts';
export {
  type CatalogueNews,
  type CourseChange,
  type CourseNews,
  type DiscontinuedCourse,
  type EquivalenceReason,
  type Equivalent,
  newsDays,
  noNews,
} from './course/courseChange.ts';
export type {
  AccessFact,
  CourseDetails,
  CourseRun,
  CurriculumSection,
  Lecture,
  Offer,
  PriceHistory,
} from './course/courseDetails.ts';
export {
  decimalOf,
  formatMoney,
  formatSums,
  fractionDigits,
  moneyFromDecimal,
  sumsOf,
} from './course/decimalMoney.ts';
export { categoriesOf } from './course/derived/categoriesOf.ts';
export { certificateOf, certifiedPrice } from './course/derived/certificateOf.ts';
export { type CourseDifference, courseDifferences } from './course/derived/courseDifferences.ts';
export {
  certificateCost,
  nothing,
  type OneOff,
  oneOffPrice,
} from './course/derived/oneOffPrice.ts';
export { priceYears } from './course/derived/priceYears.ts';
export { teacherOf } from './course/derived/teacherOf.ts';
export { maxCourseHours, middleOf, totalHours } from './course/derived/totalHours.ts';
export { weeklyWorkload } from './course/derived/weeklyWorkload.ts';
export { levelSteps } from './course/levelSteps.ts';
export { uncheckedSince } from './course/parsing/access.ts';
export { parseCourseUrl } from './course/parsing/courseAddress.ts';
export { parseCourse } from './course/parsing/parseCourse.ts';
export { parseCourseDetails } from './course/parsing/parseCourseDetails.ts';
export type { RecordIssue } from './course/parsing/validation.ts';
export { addPlatforms, platformList, platformOf } from './course/platforms.ts';
export { noDetails, unknownAccess, unknownFacts } from './course/unknownFacts.ts';
