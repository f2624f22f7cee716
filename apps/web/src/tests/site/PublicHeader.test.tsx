import { tokenKey } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { signedOut } from '../../testing/testAccount.ts';

const links = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Principal' });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it('offers a visitor to sign up and log in', async () => {
  await renderApp('/');
  expect(await links()).toEqual(['Cursos', 'Carrito', 'Sign up', 'Login', 'Subscribe']);
});

it('has on a page that is read what the catalogue has: search, both ways in, the cart', async () => {
  const { user, address } = await renderApp('/legal');
  expect(await links()).toEqual(['Cursos', 'Rutas']);
  const banner = within(screen.getByRole('banner'));
  for (const name of ['Guardados', 'Carrito', 'Iniciar sesión', 'Crear cuenta']) {
    banner.getByRole('link', { name });
  }
  await user.type(banner.getByLabelText('Buscar cursos'), 'guitarra{Enter}');
  await waitFor(() => expect(address()).toBe('/courses?q=guitarra'));
});

it('knows a session by its token, without the account code, and decides nothing by it', async () => {
  const claims = btoa(JSON.stringify({ name: 'Lucia', email: 'lucia@example.com' }));
  localStorage.setItem(tokenKey, `e30.${claims}.x`);
  const auth = createMemoryAuthService({ state: signedOut });
  const subscribe = vi.fn(auth.subscribe);
  const { user, address } = await renderApp('/legal', { auth: { ...auth, subscribe } });
  expect(await links()).toEqual(['Cursos', 'Rutas', 'Ir a tu aulario']);
  expect(screen.getByRole('link', { name: /Lucia/ })).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Ir a tu aulario' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(address()).toMatch(/^\/login/);
});

it('asks a visitor to sign up at the end of the landing page, and nobody else', async () => {
  const { unmount } = await renderApp('/');
  await screen.findByRole('link', { name: 'Get started now' });
  expect(screen.getByText('No credit-card required')).toBeTruthy();
  unmount();
  localStorage.setItem(tokenKey, 'made-up');
  await renderApp('/');
  await screen.findByRole('heading', { name: 'La puerta está abierta.' });
  expect(screen.queryByRole('link', { name: /Get started/i })).toBeNull();
  expect(screen.queryByText('No credit-card required')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Ir a tu aulario' })).toHaveLength(2);
});
