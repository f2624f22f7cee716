import { aCourse } from '@aulario/course-data/testing';
import { createMemorySync } from '@aulario/frame/services/testing/createMemorySync.ts';
import { createListsRepository } from '@aulario/my-courses/lists';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

/** A browser that has not promised anything, and gives this answer. */
function browserAnswers(isKept: boolean) {
  const persist = vi.fn(() => Promise.resolve(isKept));
  const storage = { persisted: () => Promise.resolve(false), persist };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  return persist;
}

const save = () => createListsRepository(browserOf().page.visitor).save([aCourse()]);

const visitorLine = /^Tus listas se guardan solo en este navegador;/;

const offer = () => screen.queryByRole('region', { name: 'Lo que guardas' });

it('offers nothing before something is kept, nor where nothing of it is looked at', async () => {
  browserAnswers(true);
  const empty = await renderApp('/lists');
  await screen.findByRole('region', { name: 'Copia de seguridad' });
  expect(offer()).toBeNull();
  empty.unmount();
  save();
  await renderApp('/courses');
  await screen.findByRole('main');
  expect(offer()).toBeNull();
});

it.each([
  [true, 'Hecho: este navegador lo conserva.'],
  [false, 'Se queda como estaba. Si quieres una copia, guarda un archivo.'],
])(
  'asks the browser once the reader agrees, says the answer (%s), and offers it no more',
  async (isKept, answer) => {
    const persist = browserAnswers(isKept);
    save();
    const { user, unmount } = await renderApp('/lists');
    await user.click(await screen.findByRole('button', { name: 'Evitar que se borre' }));
    await screen.findByText(answer);
    expect(persist).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(offer()).toBeNull());
    unmount();
    await renderApp('/lists');
    await screen.findByText(visitorLine);
    expect(offer()).toBeNull();
  },
);

it('comes below the cart, which says where it is and does not move', async () => {
  fillCart([aCourse()], { isVisitor: true });
  const cartLine = /^Este carrito se guarda solo en este navegador/;
  const { unmount } = await renderApp('/cart');
  await screen.findByText(cartLine);
  unmount();
  browserAnswers(true);
  await renderApp('/cart');
  await screen.findByText(cartLine);
  const late = await screen.findByRole('region', { name: 'Lo que guardas' });
  const line = screen.getByText(cartLine);
  expect(line.compareDocumentPosition(late)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(late.textContent).not.toContain('solo en este navegador');
});

it('offers nothing where the account has what is kept', async () => {
  browserAnswers(true);
  fillCart([aCourse()]);
  const sync = createMemorySync({ state: 'device-only' });
  await renderSignedIn('/dashboard/cart', { sync });
  await screen.findByRole('region', { name: 'Lo que guardas' });
  act(() => sync.show('saved'));
  expect(offer()).toBeNull();
});

it('stays away for good once it was dismissed', async () => {
  const persist = browserAnswers(true);
  save();
  const { user, unmount } = await renderApp('/lists');
  await screen.findByRole('button', { name: 'Evitar que se borre' });
  await user.click(screen.getByRole('button', { name: 'Ocultar este aviso' }));
  expect(offer()).toBeNull();
  unmount();
  vi.setSystemTime(Date.now() + 90 * 24 * 3600 * 1000);
  await renderApp('/lists');
  await screen.findByRole('region', { name: 'Copia de seguridad' });
  expect(offer()).toBeNull();
  expect(persist).not.toHaveBeenCalled();
});

it('offers nothing where what is kept cannot be stored', async () => {
  browserAnswers(true);
  save();
  const { user } = await renderApp('/lists');
  await screen.findByRole('button', { name: 'Evitar que se borre' });
  browserOf().disk.setFault('storage-full');
  await user.click(screen.getByRole('button', { name: 'Lista nueva' }));
  await user.keyboard('Guitarra{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('no tiene más espacio');
  expect(offer()).toBeNull();
});

it.each([
  ['Apple Computer, Inc.', 1],
  ['Google Inc.', 0],
])('tells of the seven days where the browser is of %s', async (vendor, count) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  await renderApp('/lists');
  await screen.findByRole('region', { name: 'Copia de seguridad' });
  expect(screen.queryAllByText(/^Safari conserva/)).toHaveLength(count);
});
