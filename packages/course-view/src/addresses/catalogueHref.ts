import { type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { categoryHref, subjectHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { ShellPaths } from '@aulario/frame/navigation/shellPaths.ts';
import { useCallback } from 'react';
import { chosenFilters, type Hub, useHub } from './hubContext.ts';

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
 * Returns a function that makes addresses of queries in the current shell. A changed search starts
 * on page 1.
 */
export function useCatalogueHref(): HrefFor {
  const shell = useShell();
  const hub = useHub();
  return useCallback(
    (query, change = {}) => catalogueHref(shell, { ...query, page: 1, ...change }, hub),
    [hub, shell],
  );
}
