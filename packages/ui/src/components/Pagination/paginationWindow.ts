/** With five digits a narrow row has no room for neighbours. */
const reachOf = (pageCount: number) => (pageCount > 9999 ? 0 : 1);

/**
 * The pages that the row shows: first, current ±1, last; beyond 9,999 pages the current one without neighbours. Never
 * is a single page left out.
 * @param page 1-based; a page outside of the range counts as the nearest one.
 * @param pageCount whole number, at least 1.
 */
export const paginationWindow = (page: number, pageCount: number): readonly number[] => {
  const current = Math.min(Math.max(page, 1), pageCount);
  const reach = reachOf(pageCount);
  const [from, to] = [Math.max(1, current - reach), Math.min(pageCount, current + reach)];
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const beside = [from === 3 ? 2 : 1, to === pageCount - 2 ? pageCount - 1 : pageCount];
  return [...new Set([1, ...near, ...beside, pageCount])].sort((a, b) => a - b);
};
