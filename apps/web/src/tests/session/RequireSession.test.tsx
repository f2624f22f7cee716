import { tokenKey } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

it('shows nothing protected while the session is unknown', async () => {
  localStorage.setItem(tokenKey, 'made-up');
  const { address } = await renderApp('/dashboard/cart', {
    auth: createMemoryAuthService({ state: { status: 'loading' } }),
  });
  expect(await screen.findByText('Comprobando tu sesión…')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(address()).toBe('/dashboard/cart');
});

it('sends a signed-out visitor to the login, and remembers where they were going', async () => {
  const { address } = await renderApp('/dashboard/home?q=python&page=2');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(address()).toBe('/login?next=%2Fdashboard%2Fhome%3Fq%3Dpython%26page%3D2');
  expect(screen.getByRole('alert').textContent).toContain('Inicia sesión para ver tu aulario.');
});

it('goes back there after login', async () => {
  const { address, user } = await renderApp('/dashboard/cart', {
    auth: createMemoryAuthService({
      accounts: [{ email: 'lucia@example.com', password: 'una frase larga' }],
      state: { status: 'signedOut' },
    }),
  });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Carrito de compras' })).toBeTruthy();
  expect(address()).toBe('/dashboard/cart');
});

it('goes to the dashboard when the way back is not one of its own routes', async () => {
  const { address } = await renderSignedIn('/login?next=https%3A%2F%2Fevil.example');
  await waitFor(() => expect(address()).toBe('/dashboard/home'));
});

it('leads to the plain login after signing out', async () => {
  const { address, user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(address()).toBe('/login');
  expect(screen.queryByText('lucia@example.com')).toBeNull();
});

it('follows a sign-out that happened in another tab', async () => {
  const { address, services } = await renderSignedIn('/dashboard/cart');
  await screen.findByRole('heading', { name: 'Carrito de compras' });
  await services.auth.signOut();
  await waitFor(() => expect(address()).toBe('/login'));
});

it('opens the dashboard at its home', async () => {
  const { address } = await renderSignedIn('/dashboard');
  await screen.findByRole('combobox', { name: 'Buscar cursos' });
  expect(address()).toBe('/dashboard/home');
});

it('shows nothing of what was searched to anyone who goes back after signing out', async () => {
  const { address, router, user } = await renderSignedIn('/dashboard/home?q=secreto');
  await screen.findByRole('combobox', { name: 'Buscar cursos' });
  await router.navigate('/dashboard/home?q=otro+secreto');
  await router.navigate('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  for (const steps of [-1, -1]) {
    await router.navigate(steps);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(address()).toBe('/login'));
  }
});

it('leads to the login although a second Back interrupts it', async () => {
  const { address, router, user } = await renderSignedIn('/dashboard/home');
  await screen.findByRole('combobox', { name: 'Buscar cursos' });
  await router.navigate('/dashboard/cart');
  await router.navigate('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  const { navigate } = router;
  const interrupted = vi.spyOn(router, 'navigate').mockImplementationOnce((...args) => {
    const redirecting = navigate(...(args as Parameters<typeof navigate>));
    void navigate(-1);
    return redirecting;
  });
  await navigate(-1);
  await waitFor(() => expect(interrupted).toHaveBeenCalled());
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
  expect(address()).toBe('/login');
});
