// @vitest-environment node
import { expect, it } from 'vitest';
import * as feeds from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(feeds).toSorted()).toEqual([
    'buildCatalogue',
    'sampleFeeds',
    'snapshotFeed',
    'udemyFeed',
    'writeCatalogue',
  ]);
});
