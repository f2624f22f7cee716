import {
  clearRecentSearches,
  forgetSearch,
  noSearches,
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
} from '@aulario/course-data';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The last searches of the account, or of the visitor, in this browser. */
export function useRecentSearches() {
  const records = useOwnRecords();
  const searches = useMemo(() => openRecentSearches(records), [records]);
  const recent = useSyncExternalStore(
    searches.subscribe,
    () => readRecentSearches(searches),
    () => noSearches,
  );
  const remember = useCallback((text: string) => rememberSearch(searches, text), [searches]);
  const clear = useCallback(() => clearRecentSearches(searches), [searches]);
  const forget = useCallback((text: string) => forgetSearch(searches, text), [searches]);
  return { recent, remember, forget, clear };
}
