import type { CatalogueAbout } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';

/** The catalogue's description of its contents; null while loading and after a failure. */
export function useAbout(): CatalogueAbout | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(() => (signal: AbortSignal) => catalogue.about(null, { signal }), [catalogue]),
  );
}
