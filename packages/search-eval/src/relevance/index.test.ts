// @vitest-environment node
import { expect, it } from 'vitest';
import * as relevance from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(relevance).toSorted()).toEqual([
    'generateKnownItems',
    'judge',
    'judgedCourses',
    'judgedWords',
    'judgingSeeds',
    'queryKinds',
    'tuningSeeds',
  ]);
});
