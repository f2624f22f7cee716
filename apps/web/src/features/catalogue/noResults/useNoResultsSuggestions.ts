import type { Catalogue, CatalogueQuery, Relaxations } from '@aulario/course-data';
import { useMemo } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAsync } from '../useAsync.ts';

/** Alternatives to a search without results. */
export interface Alternatives extends Relaxations {
  /** The number of courses without any filter; null with a single filter. */
  unfiltered: number | null;
}

async function countUnfiltered(catalogue: Catalogue, query: CatalogueQuery, signal: AbortSignal) {
  if (Object.keys(query.filters).length < 2) return null;
  return (await catalogue.search({ ...query, filters: {}, page: 1 }, { signal })).total;
}

/** Null while loading and after a failure. */
export function useNoResultsSuggestions(query: CatalogueQuery): Alternatives | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(
      () =>
        async (signal: AbortSignal): Promise<Alternatives> => {
          const [relaxations, unfiltered] = await Promise.all([
            catalogue.relax(query, { signal }),
            countUnfiltered(catalogue, query, signal),
          ]);
          return { ...relaxations, unfiltered };
        },
      [catalogue, query],
    ),
  );
}
