import type { FacetId } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import type { Facet, FacetMenu } from './FacetBar/FacetMenu.tsx';

// Not 'lessons': of nearly every course it says the same as the price.
const cost = ['price', 'certified', 'certificate'] as const satisfies readonly FacetId[];

/** The facets of each button: the most important ones alone, the others in one group. */
const row = {
  level: ['level'],
  language: ['language'],
  cost,
  more: ['duration', 'platform', 'rating', 'category'],
} as const satisfies Record<string, readonly FacetId[]>;

/** The same for a sheet, where the cost is what most look for. */
const sheet = {
  cost,
  level: ['level'],
  language: ['language'],
  time: ['duration'],
  platform: ['platform'],
  category: ['category'],
  rating: ['rating'],
} as const satisfies Record<string, readonly FacetId[]>;

type Placed = (typeof row)[keyof typeof row][number] & (typeof sheet)[keyof typeof sheet][number];
type ForgottenFacet = Exclude<FacetId, Placed | 'lessons' | 'exercises'>;

// Does not compile while the row or the sheet lacks a facet, which it names.
true satisfies [ForgottenFacet] extends [never] ? true : ForgottenFacet;

const menusOf = (
  groups: Record<string, readonly FacetId[]>,
  facets: readonly Facet[],
  labelOf: (id: string) => string,
): readonly FacetMenu[] =>
  Object.entries(groups)
    .map(([id, members]) => ({
      id,
      label: labelOf(id),
      facets: members.flatMap((member) => facets.find((facet) => facet.id === member) ?? []),
    }))
    .filter((menu) => menu.facets.length > 0);

/** The facets in the groups that the row, the sheet and the column show. */
export function useFacetMenus(facets: readonly Facet[]) {
  const text = useTranslate();
  return useMemo(() => {
    const labelOf = (id: string) => {
      if (id === 'cost' || id === 'time' || id === 'more') return text(`facet.${id}`);
      return facets.find((facet) => facet.id === id)?.label ?? id;
    };
    const all = menusOf(sheet, facets, labelOf);
    const first = ['level', 'language'];
    return {
      row: menusOf(row, facets, labelOf),
      sheet: all,
      // Beside the results, level and language come before the cost, as in the row.
      column: [
        ...all.filter(({ id }) => first.includes(id)),
        ...all.filter(({ id }) => !first.includes(id) && id !== 'category'),
      ],
    };
  }, [facets, text]);
}
