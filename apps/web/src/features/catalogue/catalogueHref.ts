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

/** A subject in an address. */
export interface HubSubject {
  /** The English name, which courses use. */
  name: string;
  /** The name in the reader's language. */
  label: string;
}

/** A category, or a subject in it, with a page of its own. */
export interface Hub {
  category: CategoryId;
  subject: HubSubject | null;
}

const HubContext = createContext<Hub | null>(null);

/** Provides the hub to the screen below it. */
export const HubProvider = HubContext.Provider;

export const useHub = () => useContext(HubContext);

/** The filters that define a hub. */
export const hubFilters = (hub: Hub | null): Filters =>
  hub === null ? {} : { category: [hub.category] };

/** The selected filters other than those of the hub. */
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

/** The address of a query; one that only narrows the hub stays on the hub's page. */
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

/** The address of a changed query. */
export type HrefFor = (query: CatalogueQuery, change?: Partial<CatalogueQuery>) => string;

/**
 * Returns functions that make addresses of queries in the current shell. A changed search starts on
 * page 1.
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

/** The change of a query to another text; its filters stay. */
export const searchChange = (text: string) => ({
  text: text.trim(),
  isVerbatim: false,
  similarTo: null,
  subject: null,
});
