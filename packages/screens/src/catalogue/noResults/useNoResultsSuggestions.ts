import { type Alternatives, alternativesTo, type CatalogueQuery } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import type { Goal } from '@aulario/my-courses/route';
import { useMemo } from 'react';
import { loadGoal } from '../goals/loadGoal.ts';

/** The alternatives to a search without results. */
export interface NoResultsOffer extends Alternatives {
  /** The goal that the search names; null for none. */
  readonly goal: Goal | null;
}

/** The alternatives to a search without results; null while loading and after a failure. */
export function useNoResultsSuggestions(query: CatalogueQuery): NoResultsOffer | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(
      () => async (signal: AbortSignal) => {
        const [alternatives, goal] = await Promise.all([
          alternativesTo(query, catalogue, { signal }),
          loadGoal(query.text),
        ]);
        return { ...alternatives, goal };
      },
      [catalogue, query],
    ),
  );
}
