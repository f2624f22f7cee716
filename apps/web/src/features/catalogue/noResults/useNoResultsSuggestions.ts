import type { CatalogueQuery, Relaxations } from '@aulario/course-data';
import { useMemo } from 'react';
import { useAsync } from '../../async/useAsync.ts';
import { useServices } from '../../services/Services.tsx';

/** Alternatives to a search without results. */
export interface Alternatives extends Relaxations {
  /** The number of courses without any filter; 0 with a single filter. */
  unfiltered: number;
  /** The number of courses that pass the filters without the text; 0 with only one of both. */
  textless: number;
}

/** Null while loading and after a failure. */
export function useNoResultsSuggestions(query: CatalogueQuery): Alternatives | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(
      () =>
        async (signal: AbortSignal): Promise<Alternatives> => {
          const filterCount = Object.keys(query.filters).length;
          const count = async (isAsked: boolean, change: Partial<CatalogueQuery>) =>
            isAsked
              ? (await catalogue.search({ ...query, ...change, page: 1 }, { signal })).total
              : 0;
          const [relaxations, unfiltered, textless] = await Promise.all([
            catalogue.relax(query, { signal }),
            count(filterCount > 1, { filters: {} }),
            count(filterCount > 0 && query.text !== '', { text: '' }),
          ]);
          return { ...relaxations, unfiltered, textless };
        },
      [catalogue, query],
    ),
  );
}
