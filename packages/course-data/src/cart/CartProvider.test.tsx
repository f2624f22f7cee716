import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CartProvider } from './CartProvider.tsx';
import { type CartStore, createCartStore } from './cartStore.ts';
import { sampleCourse } from './testing/sampleCourse.ts';
import { useCart, useCartActions, useIsInCart } from './useCart.ts';

const a = sampleCourse('a');
const b = sampleCourse('b');
const rendered = vi.fn();
let store: CartStore;

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
  store = createCartStore({ storage: () => window.localStorage, userId });
  return (
    <CartProvider store={store}>
      <List />
      <Mark courseId={a.id} />
      <Mark courseId={b.id} />
      <AddButton />
    </CartProvider>
  );
}

beforeEach(() => {
  localStorage.clear();
  rendered.mockClear();
});

afterEach(cleanup);

describe('the cart in components', () => {
  test('an action shows, and is stored by the browser', () => {
    render(renderAll());
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('none: Course a')).toBeTruthy();
    expect(screen.getByText('udemy:a in')).toBeTruthy();
    expect(localStorage.getItem('aulario:cart:ana:udemy:a')).toContain('"version":1');
  });

  test('only the mark of the course that changed renders again', () => {
    render(renderAll());
    rendered.mockClear();
    act(() => store.add(b));
    expect(rendered.mock.calls).toEqual([[b.id]]);
    act(() => store.setOpened(b.id, true));
    expect(rendered.mock.calls).toEqual([[b.id]]);
  });

  test('what another tab stores shows', () => {
    render(renderAll());
    act(() => {
      createCartStore({ storage: localStorage, userId: 'ana' }).add(b);
      window.dispatchEvent(new StorageEvent('storage', { key: 'aulario:cart:ana:udemy:b' }));
    });
    expect(screen.getByText('udemy:b in')).toBeTruthy();
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('udemy:b out')).toBeTruthy();
  });

  test('another user has another cart', () => {
    const { rerender } = render(renderAll());
    act(() => store.add(a));
    rerender(renderAll('eva'));
    expect(screen.getByText('udemy:a out')).toBeTruthy();
    rerender(renderAll());
    expect(screen.getByText('udemy:a in')).toBeTruthy();
  });

  test('strict mode follows other tabs too, and leaving lets go of the window', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const count = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([type]) => type === 'storage').length;
    const { unmount } = render(<StrictMode>{renderAll()}</StrictMode>);
    expect(count(added) - count(removed)).toBe(1);
    unmount();
    expect(count(added) - count(removed)).toBe(0);
  });

  test('a hook without a provider says what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<List />)).toThrow('The cart hooks need a CartProvider above them');
    vi.restoreAllMocks();
  });
});
