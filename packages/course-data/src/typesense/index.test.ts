import { expect, it } from 'vitest';
import * as typesense from './index.ts';

it('exports exactly these', () => {
  expect(Object.keys(typesense).toSorted()).toEqual(['createTypesenseCatalogue', 'importCourses']);
});
