// @vitest-environment node
import { expect, it } from 'vitest';
import * as search from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(search).sort()).toEqual([
    'SearchIndexError',
    'buildIndex',
    'courseDocument',
    'glossary',
    'joinIndex',
    'openIndex',
    'openShardedIndex',
  ]);
});
