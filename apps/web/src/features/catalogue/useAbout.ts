import type { CatalogueAbout } from '@aulario/course-data';
import { useMemo } from 'react';
import { useServices } from '../services/Services.tsx';
import { useAsync } from './useAsync.ts';

/** What the catalogue is made of; null until it says so, and where it cannot. */
export function useAbout(): CatalogueAbout | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(() => (signal: AbortSignal) => catalogue.about(null, { signal }), [catalogue]),
  );
}
