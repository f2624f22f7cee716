import type { AuthErrorCode } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedOut } from '../../testing/testAccount.ts';

const failing = (failWith: AuthErrorCode) => ({
  auth: createMemoryAuthService({ state: signedOut, failWith }),
});

async function fillAndSubmit(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

it('asks for what is missing beside the field, and puts the focus there', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  const email = screen.getByLabelText('Correo electrónico');
  await screen.findByText('Escribe tu correo.');
  screen.getByText('Escribe tu contraseña.');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email));
});

it.each([
  [
    'invalid-credentials',
    'El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  ],
  ['too-many-requests', 'Demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.'],
  [
    'network',
    'No hay conexión con el servicio de cuentas. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  ],
] as const)('says what happened (%s), and keeps what was typed', async (code, message) => {
  const { user } = await renderApp('/login', failing(code));
  await fillAndSubmit(user);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(
    'lucia@example.com',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('secreta');
});

it('answers a wrong password and an unknown address with the same page', async () => {
  const pages = [];
  for (const known of ['lucia@example.com', 'nobody@example.com']) {
    const auth = createMemoryAuthService({
      accounts: [{ email: known, password: 'otra' }],
      state: signedOut,
    });
    const { user, container, unmount } = await renderApp('/login', { auth });
    await fillAndSubmit(user);
    await screen.findByRole('alert');
    pages.push(container.innerHTML.replaceAll(/_r_\w+_/g, ''));
    unmount();
  }
  expect(pages[0]).toBe(pages[1]);
});

it('keeps the fields as they are while it runs, focus included', async () => {
  const waiting = Promise.withResolvers<void>();
  const wait = () => waiting.promise;
  const auth = createMemoryAuthService({ state: signedOut, wait });
  const { user } = await renderApp('/login', { auth });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
  await user.type(password, 'secreta{Enter}');
  expect((await screen.findByRole('button', { busy: true })).textContent).toContain(
    'Iniciando sesión',
  );
  expect(password.readOnly).toBe(true);
  expect(document.activeElement).toBe(password);
  waiting.resolve();
  await screen.findByRole('alert');
  expect(password.readOnly).toBe(false);
  expect(document.activeElement).toBe(password);
});

it('leads to the signup, and keeps the way back', async () => {
  const { user, address } = await renderApp('/login?next=/dashboard/cart');
  await user.click(await screen.findByRole('link', { name: 'Crear cuenta' }));
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  expect(address()).toBe('/signup?next=%2Fdashboard%2Fcart');
});

it('opens what led to it, in the language of the login', async () => {
  const { address } = await renderSignedIn('/en/login?next=/courses');
  await waitFor(() => expect(address()).toBe('/en/courses'));
});

it('says nothing about the dashboard to who comes from a public page', async () => {
  await renderApp('/login?next=/lists');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not move the form when the session is known later than the form is shown', async () => {
  const auth = createMemoryAuthService({ state: { status: 'loading' } });
  await renderApp('/login?next=/dashboard/cart', { auth });
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  await act(() => auth.signOut());
  expect(auth.getState().status).toBe('signedOut');
  expect(screen.queryByRole('alert')).toBeNull();
});
