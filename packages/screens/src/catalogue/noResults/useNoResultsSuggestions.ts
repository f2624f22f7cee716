import { type Alternatives, alternativesTo, type CatalogueQuery } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';

/** The alternatives to a search without results; null while loading and after a failure. */
export function useNoResultsSuggestions(query: CatalogueQuery): Alternatives | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(
      () => (signal: AbortSignal) => alternativesTo(query, catalogue, { signal }),
      [catalogue, query],
    ),
  );
}
