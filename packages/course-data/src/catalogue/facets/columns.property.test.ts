import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../../course/categories.ts';
import type { Course, Money } from '../../course/course.ts';
import { aCourse } from '../../testing/builders.ts';
import { columnOfSort, sortDocuments } from '../order/sortDocuments.ts';
import { type SortOrder, sortOrders } from '../port/catalogueQuery.ts';
import { facetColumnsOf, sortColumnsOf } from './columns.ts';
import { countFacets, filterDocuments, filterOf } from './countFacets.ts';
import { type FacetId, type Filters, facetIds, facetValues, facetValuesOf } from './facets.ts';

const money = fc.record({
  amount: fc.integer({ min: 0, max: 20_000 }),
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
});

const course = fc
  .record({
    category: fc.constantFrom(...categories),
    secondCategory: fc.option(fc.constantFrom(...categories)),
    isCategorised: fc.boolean(),
    language: fc.option(fc.constantFrom('es-ES', 'en', 'pt-BR', 'ja')),
    level: fc.option(fc.constantFrom('beginner', 'advanced')),
    price: fc.oneof(
      money.map((value) => ({ kind: 'paid' as const, money: value })),
      fc.record({ kind: fc.constant('free' as const), certificate: fc.option(money) }),
      fc.constant({ kind: 'unknown' as const }),
    ),
    rating: fc.option(fc.constantFrom(0, 2.5, 3, 4.25, 4.5, 5)),
    minutes: fc.option(fc.integer({ min: 1, max: 1500 })),
    hasCertificate: fc.option(fc.boolean()),
    published: fc.option(fc.constantFrom('1999-12-31', '2020-02-29', '2024-01-01')),
  })
  .map(({ isCategorised, category, secondCategory, ...facts }) =>
    aCourse({
      ...facts,
      category: isCategorised ? category : null,
      secondCategory: isCategorised && secondCategory !== category ? secondCategory : null,
    }),
  );

const courses = fc.array(course, { maxLength: 40 });

const filters = fc.record(
  Object.fromEntries(
    facetIds.map((facet) => [facet, fc.subarray([...facetValues[facet]], { minLength: 1 })]),
  ) as Record<FacetId, fc.Arbitrary<string[]>>,
  { requiredKeys: [] },
);

const passes = (asked: Filters, one: Course, except?: FacetId) =>
  facetIds.every(
    (facet) =>
      facet === except ||
      facetValuesOf(one, facet).some((value) => asked[facet]?.includes(value) ?? true),
  );

const allPlaces = (all: readonly Course[]) => Uint32Array.from(all.keys());

function naiveCount(all: readonly Course[], asked: Filters, facet: FacetId, value: string) {
  return all.filter((one) => passes(asked, one, facet) && facetValuesOf(one, facet).includes(value))
    .length;
}

const naiveKeys: Record<Exclude<SortOrder, 'relevance'>, (one: Course) => number | null> = {
  newest: ({ published }) => (published === null ? null : -Date.parse(published)),
  rating: ({ rating }) => (rating === null ? null : -rating),
  'price-up': ({ price }) => dollarsOf(price),
  // Of these courses, who pays for the lessons has the certificate as well.
  'certified-up': ({ price, hasCertificate }) => {
    if (hasCertificate === false) return null;
    if (price.kind !== 'free') return dollarsOf(price);
    return price.certificate === null ? null : centsOf(price.certificate);
  },
  'price-down': ({ price }) => {
    const dollars = dollarsOf(price);
    return dollars === null ? null : -dollars;
  },
  duration: ({ minutes }) => minutes,
};

function dollarsOf(price: Course['price']): number | null {
  if (price.kind === 'free') return 0;
  return price.kind === 'paid' ? centsOf(price.money) : null;
}

/** 0 is the same in every currency. */
function centsOf({ amount, currency }: Money): number | null {
  return amount === 0 || currency === 'USD' ? amount : null;
}

describe('columns compared to a naive implementation', () => {
  it('filter equally', () => {
    fc.assert(
      fc.property(courses, filters, (all, asked) => {
        const columns = facetColumnsOf(all);
        const expected = [...all.keys()].filter((docId) => passes(asked, all[docId] ?? aCourse()));
        expect([...filterDocuments(columns, asked, allPlaces(all))]).toEqual(expected);
        expect([...all.keys()].filter(filterOf(columns, asked))).toEqual(expected);
      }),
    );
  });

  it('count each facet under the filters of the others', () => {
    fc.assert(
      fc.property(courses, filters, (all, asked) => {
        const counts = countFacets(facetColumnsOf(all), asked, allPlaces(all));
        for (const facet of facetIds) {
          const values = facetValues[facet];
          expect(counts[facet]).toEqual(
            Object.fromEntries(
              values.map((value) => [value, naiveCount(all, asked, facet, value)]),
            ),
          );
        }
      }),
    );
  });

  it.each(sortOrders.filter((order) => order !== 'relevance'))('sort by %s equally', (sort) => {
    const key = columnOfSort(sort) ?? 'rating';
    fc.assert(
      fc.property(courses, (all) => {
        const rankOf = (docId: number) =>
          naiveKeys[sort](all[docId] ?? aCourse()) ?? Number.POSITIVE_INFINITY;
        const expected = [...all.keys()].toSorted((a, b) =>
          rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b),
        );
        expect([...sortDocuments(sortColumnsOf(all)[key], sort, allPlaces(all))]).toEqual(expected);
      }),
    );
  });
});
