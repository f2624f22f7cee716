import { describe, expect, it } from 'vitest';
import { paginationWindow } from './paginationWindow.ts';

const seen = (page: number, pageCount: number) => paginationWindow(page, pageCount).join(' ');

describe('paginationWindow', () => {
  it.each([
    [1, '1 2 10'],
    [2, '1 2 3 10'],
    [3, '1 2 3 4 10'],
    [4, '1 2 3 4 5 10'],
    [5, '1 4 5 6 10'],
    [6, '1 5 6 7 10'],
    [7, '1 6 7 8 9 10'],
    [10, '1 9 10'],
  ])('shows first, current with its neighbours, last: page %i of 10', (page, row) => {
    expect(seen(page, 10)).toBe(row);
  });

  it('shows few pages in full', () => {
    expect(seen(1, 1)).toBe('1');
    expect(seen(2, 3)).toBe('1 2 3');
    expect(seen(3, 5)).toBe('1 2 3 4 5');
  });

  it('leaves out the neighbours where five digits have no room for them', () => {
    expect(seen(8333, 16667)).toBe('1 8333 16667');
    expect(seen(3, 16667)).toBe('1 2 3 16667');
  });

  it('takes a page outside of the range as the nearest one', () => {
    expect(seen(99, 10)).toBe(seen(10, 10));
    expect(seen(-3, 10)).toBe(seen(1, 10));
  });

  it('leaves out two pages at least, and shows five and two gaps at most', () => {
    for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const row = paginationWindow(page, pageCount);
        const steps = row.slice(1).map((shown, place) => shown - (row[place] ?? 0));
        const gaps = steps.filter((step) => step > 1);
        expect(row).toContain(page);
        expect([row[0], row.at(-1)]).toEqual([1, pageCount]);
        expect(row.length + gaps.length).toBeLessThanOrEqual(7);
        expect(gaps.every((step) => step > 2)).toBe(true);
        expect(steps.every((step) => step > 0)).toBe(true);
      }
    }
  });
});
