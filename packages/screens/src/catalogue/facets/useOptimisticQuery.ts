import type { CatalogueQuery } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * The query requested last, before its results arrive, so that a selected value shows at once and
 * the next one adds to it.
 */
export function useOptimisticQuery(answered: CatalogueQuery) {
  const navigate = useNavigate();
  const hrefFor = useCatalogueHref();
  const [lastAnswered, setLastAnswered] = useState(answered);
  const [query, setQuery] = useState(answered);
  if (answered !== lastAnswered) {
    setLastAnswered(answered);
    setQuery(answered);
  }

  const changeQuery = (change: Partial<CatalogueQuery>) => {
    const next = { ...query, ...change };
    setQuery(next);
    void navigate(hrefFor(next), { preventScrollReset: true });
  };
  return { query, changeQuery };
}
