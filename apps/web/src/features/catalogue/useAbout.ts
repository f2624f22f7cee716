import type { CatalogueAbout } from '@aulario/course-data';
import { useMemo } from 'react';
import { useAsync } from '../async/useAsync.ts';
import { useServices } from '../services/Services.tsx';

/** The catalogue's description of its contents; null while loading and after a failure. */
export function useAbout(): CatalogueAbout | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(() => (signal: AbortSignal) => catalogue.about(null, { signal }), [catalogue]),
  );
}
