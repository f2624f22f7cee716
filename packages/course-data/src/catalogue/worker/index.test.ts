import { expect, it } from 'vitest';
import * as worker from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(worker).toSorted()).toEqual([
    'columnPaths',
    'createServedCatalogue',
    'createWorkerCatalogue',
    'fetchCatalogueInit',
    'isIntactManifest',
    'isIntactPart',
    'serveCatalogue',
  ]);
});
