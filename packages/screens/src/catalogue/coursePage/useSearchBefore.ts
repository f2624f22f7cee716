import {
  type CatalogueQuery,
  emptyQuery,
  fromQueryString,
  toQueryString,
} from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useCameFrom } from '@aulario/frame/navigation/address/cameFrom.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMemo } from 'react';

export interface SearchBefore {
  query: CatalogueQuery;
  href: string;
}

/** The search that led to the course; null for none. */
export function useSearchBefore(): SearchBefore | null {
  const shell = useShell();
  const { language } = useLanguage();
  const from = useCameFrom();
  return useMemo(() => {
    if (from === null) return null;
    const { pathname, searchParams } = new URL(from, window.location.origin);
    const catalogue = inLanguage(shell.catalogue, language);
    if (pathname !== catalogue) return null;
    const query = fromQueryString(searchParams, { ...emptyQuery, language });
    const search = toQueryString(query);
    return search === '' ? null : { query, href: catalogue + search };
  }, [from, language, shell]);
}
