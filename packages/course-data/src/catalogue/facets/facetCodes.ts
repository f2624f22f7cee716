import { categories } from '../../course/categories.ts';
import { type FacetId, type FacetValue, facetValues } from './facets.ts';

type ValuesByCode = readonly (readonly FacetValue[])[];

const single = (facet: FacetId): ValuesByCode => facetValues[facet].map((value) => [value]);

const ofCategories: ValuesByCode = [
  ...single('category'),
  ...categories.flatMap((first) =>
    categories.filter((second) => second !== first).map((second) => [first, second]),
  ),
];

/**
 * What each code of a facet's column means: one of the facet's values, or, of the categories, two of
 * them. All codes fit in a byte.
 */
export const valuesByCode = (facet: FacetId): ValuesByCode =>
  facet === 'category' ? ofCategories : single(facet);
