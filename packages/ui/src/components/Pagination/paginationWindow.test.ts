import { describe, expect, it } from 'vitest';
import { type PaginationVisibility, paginationWindow } from './paginationWindow.ts';

/** What is seen on one width, as text. */
const seen = (page: number, pageCount: number, width: Exclude<PaginationVisibility, 'always'>) =>
  paginationWindow(page, pageCount)
    .filter(({ visibility }) => visibility === 'always' || visibility === width)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ');

describe('paginationWindow', () => {
  it.each([
    [1, '1 2 … 10'],
    [2, '1 2 3 … 10'],
    [3, '1 2 3 4 … 10'],
    [4, '1 2 3 4 5 … 10'],
    [5, '1 … 4 5 6 … 10'],
    [6, '1 … 5 6 7 … 10'],
    [7, '1 … 6 7 8 9 10'],
    [10, '1 … 9 10'],
  ])('shows first, current with its neighbours, last: page %i of 10', (page, row) => {
    expect(seen(page, 10, 'narrow')).toBe(row);
    expect(seen(page, 10, 'wide')).toBe(row);
  });

  it('shows few pages in full', () => {
    expect(seen(1, 1, 'narrow')).toBe('1');
    expect(seen(2, 3, 'narrow')).toBe('1 2 3');
    expect(seen(3, 5, 'narrow')).toBe('1 2 3 4 5');
  });

  it('leaves out the neighbours where five digits have no room for them', () => {
    expect(seen(8333, 16667, 'narrow')).toBe('1 … 8333 … 16667');
    expect(seen(3, 16667, 'narrow')).toBe('1 2 3 … 16667');
    expect(seen(8333, 16667, 'wide')).toBe('1 … 8332 8333 8334 … 16667');
  });

  it('is empty without pages', () => {
    expect(paginationWindow(1, 0)).toEqual([]);
  });

  it('takes a page outside of the range as the nearest one', () => {
    expect(paginationWindow(99, 10)).toEqual(paginationWindow(10, 10));
    expect(paginationWindow(-3, 10)).toEqual(paginationWindow(1, 10));
  });

  const everyPage = Array.from({ length: 40 }, (_, count) => count + 1).flatMap((pageCount) =>
    Array.from({ length: pageCount }, (_, index) => [index + 1, pageCount] as const),
  );

  it.each(['narrow', 'wide'] as const)('holds on every page, %s', (width) => {
    for (const [page, pageCount] of everyPage) {
      const row = seen(page, pageCount, width).split(' ');
      expect(row.length).toBeLessThanOrEqual(7);
      expect(row).toContain(String(page));
      expect(row.at(0)).toBe('1');
      expect(row.at(-1)).toBe(String(pageCount));
      // An ellipsis stands for two pages at least, and only where pages are missing.
      row.forEach((entry, index) => {
        const [before, after] = [Number(row[index - 1]), Number(row[index + 1])];
        if (entry === '…') expect(after - before).toBeGreaterThan(2);
        else if (row[index - 1] !== '…' && index > 0) expect(Number(entry) - before).toBe(1);
      });
    }
  });

  it('gives every entry its own key', () => {
    for (const [page, pageCount] of everyPage) {
      const keys = paginationWindow(page, pageCount).map((entry) =>
        entry.kind === 'gap' ? `gap-${entry.after}` : entry.page,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
