/** The widths at which an entry is visible: all, or only below or from the breakpoint `text`. */
export type PaginationVisibility = 'always' | 'narrow' | 'wide';

export type PaginationEntry =
  | { kind: 'page'; page: number; visibility: PaginationVisibility }
  | { kind: 'gap'; after: number; visibility: PaginationVisibility };

/** The pages shown: first, current and `reach` on each side, last; never a gap of a single page. */
const pagesWithin = (page: number, pageCount: number, reach: number): ReadonlySet<number> => {
  const [from, to] = [Math.max(1, page - reach), Math.min(pageCount, page + reach)];
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const beside = [from === 3 ? [2] : [], to === pageCount - 2 ? [pageCount - 1] : []];
  return new Set([1, ...near, pageCount, ...beside.flat()].sort((a, b) => a - b));
};

/** With five digits a narrow row has no room for neighbours. */
const narrowReach = (pageCount: number) => (pageCount > 9999 ? 0 : 1);

const visibilityOf = (isNarrow: boolean, isWide: boolean): PaginationVisibility => {
  if (isNarrow) return isWide ? 'always' : 'narrow';
  return 'wide';
};

/**
 * The row of page numbers, for both widths at once: current ±1; alone when narrow beyond 9,999 pages.
 * @param page 1-based; a page outside of the range counts as the nearest one.
 * @param pageCount whole number; none gives an empty row.
 */
export const paginationWindow = (page: number, pageCount: number): readonly PaginationEntry[] => {
  if (pageCount < 1) return [];
  const current = Math.min(Math.max(page, 1), pageCount);
  const narrow = pagesWithin(current, pageCount, narrowReach(pageCount));
  const wide = pagesWithin(current, pageCount, 1);
  const entries: PaginationEntry[] = [];

  // The narrow row shows a subset of the wide one, plus an ellipsis for omitted pages.
  const isGapAfter = (shown: ReadonlySet<number>, other: number) =>
    shown.has(other) && other < pageCount && !shown.has(other + 1);

  for (const other of wide) {
    entries.push({ kind: 'page', page: other, visibility: visibilityOf(narrow.has(other), true) });
    const [isNarrowGap, isWideGap] = [isGapAfter(narrow, other), isGapAfter(wide, other)];
    if (isNarrowGap || isWideGap) {
      entries.push({ kind: 'gap', after: other, visibility: visibilityOf(isNarrowGap, isWideGap) });
    }
  }
  return entries;
};
