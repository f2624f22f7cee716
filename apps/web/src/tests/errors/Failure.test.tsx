import { createMemoryAuthService } from '@aulario/auth/testing';
import { aCourse } from '@aulario/course-data/testing';
import { statusOf } from '@aulario/frame/errors/statusOf.ts';
import type { Newsletter } from '@aulario/frame/services/Newsletter.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedIn } from '../../testing/testAccount.ts';

const expectOops = async (lang = 'en') => {
  const title = await screen.findByRole('heading', { level: 1, name: 'Oops!' });
  expect(title.lang).toBe(lang);
  expect(screen.getByText('Sorry, an unexpected error has occurred.').lang).toBe(lang);
};

it('answers an address that leads nowhere', async () => {
  await renderApp('/no-such-door');
  await expectOops();
  expect(screen.getByText(/^404 Not Found/).textContent).toContain(
    'Esa puerta no existe en este edificio.',
  );
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Oops! · Aulario');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it.each([
  ['/no-such-door', '/courses?q=guitarra+jazz'],
  ['/en/no-such-door', '/en/courses?q=guitarra+jazz'],
])('lets one search the catalogue from %s', async (path, target) => {
  const { user, address } = await renderApp(path);
  await expectOops(path.startsWith('/en') ? '' : 'en');
  await user.type(screen.getByRole('searchbox'), ' guitarra jazz{Enter}');
  await waitFor(() => expect(address()).toBe(target));
});

it('answers it inside the dashboard with the dashboard around it', async () => {
  const { user, address } = await renderSignedIn('/dashboard/no-such-door');
  await expectOops();
  screen.getByRole('button', { name: 'Cerrar sesión' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }));
  await waitFor(() => expect(address()).toBe('/dashboard/home'));
});

it('shows what a failed screen said, and tries again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const newsletter = {
    get newsletter(): Newsletter {
      if (isBroken) throw new Error('The wall is wet');
      return { subscribe: async () => {} };
    },
  };
  const { address, services, user } = await renderApp('/');
  await screen.findByText('La puerta está abierta.');
  Object.defineProperties(services, Object.getOwnPropertyDescriptors(newsletter));
  await user.click(screen.getByRole('link', { name: 'Contacto' }));
  await waitFor(() => expect(address()).toBe('/contact'));
  await expectOops();
  screen.getByText('The wall is wet');

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'Contacto' });
  error.mockRestore();
});

/** Opens a screen that fails. */
async function openBrokenScreen() {
  const { router, services, user } = await renderApp('/');
  await screen.findByText('La puerta está abierta.');
  Object.defineProperty(services, 'newsletter', {
    get() {
      throw new Error('The wall is wet');
    },
  });
  // The header fails on the way, too; only the last failure stays.
  await act(() => router.navigate('/contact'));
  await expectOops();
  return user;
}

it('sets aside what is stored, which may be what broke the screen, and hands it out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const files: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${String(files.push(blob))}`;
  fillCart([aCourse()], { isVisitor: true });
  const user = await openBrokenScreen();
  await user.click(screen.getByRole('button', { name: 'Apartar lo guardado' }));
  await screen.findByText(/^Apartado/);
  const file = JSON.parse((await files[0]?.text()) ?? '{}');
  expect(Object.keys(file)).toEqual([`cart ${aCourse().id}`]);
  expect((await browserOf().reopen()).visitor.hasRecords()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Recargar la página' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  error.mockRestore();
});

it('answers when the code of a screen does not arrive, and reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const auth = createMemoryAuthService({ state: signedIn });
  const subscribe = () => {
    throw new Error('The code did not arrive');
  };
  const { user } = await renderApp('/dashboard/profile', { auth: { ...auth, subscribe } });
  await expectOops();
  screen.getByText('The code did not arrive');
  screen.getByText('No llegó una parte de Aulario. Comprueba tu conexión y reinténtalo.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

it('says that there is no connection where the code of a screen waits for one', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const refetch = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', refetch);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const auth = createMemoryAuthService({ state: signedIn });
  const subscribe = () => {
    throw new Error(`Failed to fetch: ${window.location.origin}/assets/profile-12345678.js`);
  };
  const { user } = await renderApp('/dashboard/profile', { auth: { ...auth, subscribe } });
  await screen.findByRole('heading', { level: 1, name: 'Sin conexión' });
  expect(screen.queryByText(/assets/)).toBeNull();
  screen.getByText(/^Esta página no está todavía en este dispositivo/);

  const retry = screen.getByRole('button', { name: 'Reintentar' });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveProperty('disabled', false));
  expect(refetch).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  screen.getByText('Ya hay conexión otra vez: reinténtalo.');
  refetch.mockResolvedValue(new Response('export {}'));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has no status to show for what is not an error', () => {
  expect(statusOf('a string')).toBeUndefined();
  expect(statusOf(new Error(''))).toBeUndefined();
});
