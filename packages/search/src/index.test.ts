// @vitest-environment node
import { expect, it } from 'vitest';
import * as search from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(search).sort()).toEqual([
    'SearchIndexError',
    'buildIndex',
    'crc32',
    'editDistance',
    'foldText',
    'glossary',
    'glossaryGroups',
    'glossarySubjects',
    'glossaryWords',
    'hasPhrase',
    'indexWords',
    'joinIndex',
    'openIndex',
    'openShardedIndex',
    'relatedTerms',
  ]);
});
