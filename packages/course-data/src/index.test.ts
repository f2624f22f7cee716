// @vitest-environment node
import { expect, it } from 'vitest';
import * as courseData from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(courseData).toSorted()).toEqual([
    'CatalogueError',
    'categories',
    'courseFromUdemy',
    'createMemoryCatalogue',
    'createStaticCatalogue',
    'emptyQuery',
    'facetIds',
    'facetValueOf',
    'facetValues',
    'formatMoney',
    'fromQueryString',
    'hasPhrase',
    'isCategoryId',
    'markWords',
    'pageSize',
    'parseCourse',
    'parseCourseUrl',
    'parseImageUrl',
    'parseUdemyCourse',
    'platforms',
    'sampleLatency',
    'sortOrders',
    'toQueryString',
    'unknownValue',
    'withLatency',
  ]);
});
