import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedIn, signedOut, testAccount } from '../../testing/testAccount.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.visibility = '';
});

const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => window.dispatchEvent(new PageTransitionEvent(name, { persisted })));

const lookAgain = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

it.each(['revoke', 'disable', 'remove'] as const)(
  'leads to the login and says why when the tab is looked at again after %s',
  async (end) => {
    const directory = new MemoryDirectory();
    const auth = createMemoryAuthService({ directory, state: signedIn });
    const { address, user } = await renderApp('/dashboard/profile', { auth });
    await screen.findByRole('heading', { name: 'Perfil' });
    directory[end](testAccount.email);
    lookAgain();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Tu sesión terminó');
    expect(address()).toBe('/login');
    expect(screen.queryByText(testAccount.email)).toBeNull();

    await user.type(screen.getByLabelText('Correo electrónico'), testAccount.email);
    await user.type(screen.getByLabelText('Contraseña'), 'no es esta{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no coinciden'));
  },
);

it('says why after a reload too', async () => {
  const directory = new MemoryDirectory();
  createMemoryAuthService({ directory, state: signedIn });
  directory.revoke(testAccount.email);
  await renderApp('/dashboard/profile', { auth: createMemoryAuthService({ directory }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Tu sesión terminó');
});

it('keeps the session when the provider cannot be asked', async () => {
  const auth = createMemoryAuthService({ state: signedIn, failWith: 'network' });
  await renderSignedIn('/dashboard/profile', { auth });
  await screen.findByRole('heading', { name: 'Perfil' });
  lookAgain();
  await act(async () => undefined);
  screen.getByRole('heading', { name: 'Perfil' });
});

it('gives no reason to who signed out or was never in', async () => {
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hides a protected page in the back/forward cache, and reloads it when restored', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Perfil' });
  transition('pagehide', false);
  transition('pageshow', false);
  expect(document.documentElement.style.visibility).toBe('');
  expect(reload).not.toHaveBeenCalled();
  transition('pagehide', true);
  expect(document.documentElement.style.visibility).toBe('hidden');
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('leaves a public page alone', async () => {
  await renderApp('/login', { auth: createMemoryAuthService({ state: signedOut }) });
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  transition('pagehide', true);
  expect(document.documentElement.style.visibility).toBe('');
});
