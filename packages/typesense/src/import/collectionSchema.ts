import { type FacetId, facetIds } from '@aulario/course-data';
import { sortKeys } from '@aulario/course-data/engine';
import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections.js';
import { listFacet, sortField } from './courseDocument.ts';

/** The alias of the current collection of courses. */
export const coursesAlias = 'courses';

/** The name of the set of synonyms of subjects. */
export const synonymSet = 'course-subjects';

const facetType = (facet: FacetId) =>
  facet === listFacet ? ('string[]' as const) : ('string' as const);

/** A collection of course documents. '+' and '#' belong to words, so that C++ is not C. */
export const collectionSchema = (name: string): CollectionCreateSchema => ({
  name,
  symbols_to_index: ['+', '#'],
  synonym_sets: [synonymSet],
  default_sorting_field: 'place',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'headline', type: 'string' },
    { name: 'instructors', type: 'string[]', facet: true },
    { name: 'institution', type: 'string', facet: true },
    { name: 'platformName', type: 'string' },
    { name: 'subjects', type: 'string[]', facet: true },
    { name: 'place', type: 'int32' },
    ...facetIds.map((name) => ({ name, type: facetType(name), facet: true })),
    ...sortKeys.map((key) => ({ name: sortField(key), type: 'int32' as const, optional: true })),
  ],
});
