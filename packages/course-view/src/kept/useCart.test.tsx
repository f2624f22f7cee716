// @vitest-environment jsdom

import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import type { CartRepository } from '@aulario/my-courses/cart';
import { openCart } from '@aulario/my-courses/testing/openCart.ts';
import { sampleCourse } from '@aulario/my-courses/testing/sampleCourse.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CartContext, useCart, useCartActions, useIsInCart } from './useCart.ts';

const a = sampleCourse('a');
const b = sampleCourse('b');
const rendered = vi.fn();
let browser: TestBrowser;
let store: CartRepository;

function List() {
  const { entries, problem } = useCart();
  return <p>{`${problem}: ${entries.map(({ course }) => course.title).join()}`}</p>;
}

function Mark({ courseId }: { courseId: string }) {
  rendered(courseId);
  return <p>{`${courseId} ${useIsInCart(courseId) ? 'in' : 'out'}`}</p>;
}

function AddButton() {
  rendered('button');
  const { add } = useCartActions();
  return (
    <button type="button" onClick={() => add(a)}>
      Add
    </button>
  );
}

function renderAll(userId = 'ana') {
  store = openCart(browser.page, userId);
  return (
    <CartContext value={store}>
      <List />
      <Mark courseId={a.id} />
      <Mark courseId={b.id} />
      <AddButton />
    </CartContext>
  );
}

beforeEach(() => {
  browser = createTestBrowser();
  rendered.mockClear();
});

afterEach(cleanup);

describe('the cart in components', () => {
  test('an action shows, and is stored by the browser', async () => {
    render(renderAll());
    act(() => screen.getByRole('button').click());
    screen.getByText('none: Course a');
    screen.getByText('udemy:a in');
    expect(openCart(await browser.reopen()).has(a.id)).toBe(true);
  });

  test('only the mark of the changed course re-renders', () => {
    render(renderAll());
    rendered.mockClear();
    act(() => store.add(b));
    expect(rendered.mock.calls).toEqual([[b.id]]);
    act(() => store.setOpened(b.id, true));
    expect(rendered.mock.calls).toEqual([[b.id]]);
  });

  test('changes in another tab are shown', async () => {
    render(renderAll());
    const there = openCart(browser.openPage());
    there.add(b);
    await act(() => browser.reopen());
    screen.getByText('udemy:b in');
    there.remove(b.id);
    await act(() => browser.reopen());
    screen.getByText('udemy:b out');
  });

  test('another user has another cart', () => {
    const { rerender } = render(renderAll());
    act(() => store.add(a));
    rerender(renderAll('eva'));
    screen.getByText('udemy:a out');
    rerender(renderAll());
    screen.getByText('udemy:a in');
  });

  test('follows other tabs in strict mode too, until it is unmounted', async () => {
    const { unmount } = render(<StrictMode>{renderAll()}</StrictMode>);
    const there = openCart(browser.openPage());
    there.add(b);
    await act(() => browser.reopen());
    screen.getByText('udemy:b in');
    unmount();
    rendered.mockClear();
    there.remove(b.id);
    await act(() => browser.reopen());
    expect(rendered).not.toHaveBeenCalled();
  });

  test('a hook outside the provider names what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<List />)).toThrow('The cart hooks need a CartContext above them');
    vi.restoreAllMocks();
  });
});
