import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CategoryNav } from './CategoryNav.tsx';

const doors = (current: number) =>
  ['Business', 'Design', 'Music'].map((palette, index) => ({
    label: palette,
    href: `?category=${palette}`,
    palette,
    isCurrent: index === current,
  }));

const layOut = (property: 'offsetLeft' | 'offsetWidth', value: number) =>
  vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(value);

/** Tells the row that its size has changed. */
let tellOfResize: () => void;

class Observer {
  constructor(tell: () => void) {
    tellOfResize = tell;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => vi.stubGlobal('ResizeObserver', Observer));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('marks the current door and no other', () => {
  render(<CategoryNav label="Categorías" items={doors(1)} />);
  expect(screen.getByRole('navigation', { name: 'Categorías' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Design');
});

it('scrolls the row, not the page, to a whole door before the current one', () => {
  layOut('offsetLeft', 920);
  layOut('offsetWidth', 92);
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<CategoryNav label="Categorías" items={doors(2)} />);
  expect(screen.getByRole('list').scrollLeft).toBe(8 * 92);
  width.mockReturnValue(500);
  tellOfResize();
  expect(screen.getByRole('list').scrollLeft).toBe(7 * 92);
  expect(document.documentElement.scrollTop).toBe(0);
});

it('leaves the row where it is when no door is open', () => {
  render(<CategoryNav label="Categorías" items={doors(-1)} />);
  expect(screen.queryByRole('link', { current: true })).toBeNull();
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});
