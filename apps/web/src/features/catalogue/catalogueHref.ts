import {
  type CatalogueQuery,
  type CategoryId,
  type Filters,
  toQueryString,
} from '@aulario/course-data';
import { createContext, useCallback, useContext } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { categoryHref, subjectHref } from '../navigation/categoryHref.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import type { ShellPaths } from '../navigation/shellPaths.ts';

/** A subject that an address names. */
export interface HubSubject {
  /** As courses bear it, in English. */
  name: string;
  /** In the reader's language. */
  label: string;
}

/** A category, or a subject in it, whose page is shown. */
export interface Hub {
  category: CategoryId;
  subject: HubSubject | null;
}

const HubContext = createContext<Hub | null>(null);

/** Tells the screen below it on which hub it stands. */
export const HubProvider = HubContext.Provider;

export const useHub = () => useContext(HubContext);

/** The filters that a hub is made of. */
export const hubFilters = (hub: Hub | null): Filters =>
  hub === null ? {} : { category: [hub.category] };

/** The filters that were chosen, beside those that the hub is made of. */
export function chosenFilters(filters: Filters, hub: Hub | null): Filters {
  if (hub === null) return filters;
  const { category: _, ...chosen } = filters;
  return chosen;
}

function isOfHub({ text, filters, similarTo, subject }: CatalogueQuery, hub: Hub): boolean {
  const [category, another] = filters.category ?? [];
  const isSame = category === hub.category && another === undefined;
  return isSame && text === '' && similarTo === null && subject === (hub.subject?.name ?? null);
}

/** The address of a query: on a hub, what only narrows the hub down stays on its page. */
export function catalogueHref(
  shell: ShellPaths,
  query: CatalogueQuery,
  hub: Hub | null = null,
): string {
  if (hub === null || !isOfHub(query, hub)) return shell.catalogue + toQueryString(query);
  const { category, subject } = hub;
  const page =
    subject === null ? categoryHref(shell, category) : subjectHref(shell, category, subject.name);
  const filters = chosenFilters(query.filters, hub);
  return page + toQueryString({ ...query, filters, subject: null });
}

/** The address of a query with some of it changed. */
export type HrefFor = (query: CatalogueQuery, change?: Partial<CatalogueQuery>) => string;

/**
 * Gives the addresses of queries in the shell that the screen stands in. Anyone who changes what is
 * searched starts on page 1.
 */
export function useCatalogueHref(): HrefFor {
  const shell = useShell();
  const { language } = useLanguage();
  const hub = useHub();
  return useCallback(
    (query, change = {}) =>
      inLanguage(catalogueHref(shell, { ...query, page: 1, ...change }, hub), language),
    [hub, language, shell],
  );
}

/** Another text, under the same filters. */
export const searchChange = (text: string) => ({
  text: text.trim(),
  isVerbatim: false,
  similarTo: null,
  subject: null,
});
