// @vitest-environment node
import { expect, it } from 'vitest';
import * as courseData from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(courseData).toSorted()).toEqual([
    'CatalogueError',
    'addPlatforms',
    'categories',
    'createMemoryCatalogue',
    'createStaticCatalogue',
    'delegateCatalogue',
    'emptyQuery',
    'facetIds',
    'facetValueOf',
    'facetValues',
    'firstCategory',
    'formatMoney',
    'fromQueryString',
    'hasPhrase',
    'isCategoryId',
    'markWords',
    'moneyFromDecimal',
    'moneyFromDisplay',
    'noDetails',
    'orderedValues',
    'pageSize',
    'parseCourse',
    'parseCourseDetails',
    'parseCourseUrl',
    'parseImageUrl',
    'plainText',
    'platformList',
    'platformOf',
    'sampleLatency',
    'sortOrders',
    'toQueryString',
    'totalHours',
    'uncheckedSince',
    'unknownAccess',
    'unknownValue',
    'withLatency',
  ]);
});
