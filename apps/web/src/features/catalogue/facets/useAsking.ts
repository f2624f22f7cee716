import type { CatalogueQuery } from '@aulario/course-data';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogueHref } from '../catalogueHref.ts';

/**
 * What was asked last, before it is answered: a tick shows at once, and the next one adds to it
 * although its courses are still on their way.
 */
export function useAsking(query: CatalogueQuery) {
  const navigate = useNavigate();
  const hrefFor = useCatalogueHref();
  const [answered, setAnswered] = useState(query);
  const [asked, setAsked] = useState(query);
  if (query !== answered) {
    setAnswered(query);
    setAsked(query);
  }

  const ask = (change: Partial<CatalogueQuery>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    void navigate(hrefFor(next), { preventScrollReset: true });
  };
  return { asked, ask };
}
