import { useCallback, useState } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAccount } from '../../session/account.ts';
import { clearRecentSearches, readRecentSearches, rememberSearch } from './recentSearches.ts';

/** The account's last searches in this browser. */
export function useRecentSearches() {
  const { storage } = useServices();
  const { id } = useAccount();
  const [recent, setRecent] = useState(() => readRecentSearches(storage, id));

  const remember = useCallback(
    (text: string) => {
      rememberSearch(storage, id, text);
      setRecent(readRecentSearches(storage, id));
    },
    [id, storage],
  );

  const clear = useCallback(() => {
    clearRecentSearches(storage, id);
    setRecent([]);
  }, [id, storage]);

  return { recent, remember, clear };
}
