import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedOut } from '../testing/lucia.ts';
import { renderApp } from '../testing/renderApp.tsx';

it('tells the rule before anything is typed, and holds to it', async () => {
  const { user, address } = await renderApp('/signup');
  const password = await screen.findByLabelText('Contraseña');
  expect(screen.getByText(/Al menos 12 caracteres/)).toBeTruthy();

  await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.type(password, '11caracteres'.slice(0, 11));
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('La contraseña necesita al menos 12 caracteres.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(address()).toBe('/signup');
});

it.each(['lucia', 'lucia@', '@example.com', 'lucia@example'])(
  'refuses the address %s',
  async (typed) => {
    const { user } = await renderApp('/signup');
    await user.type(await screen.findByLabelText('Correo electrónico'), typed);
    await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByText(/Ese correo no está completo/)).toBeTruthy();
  },
);

it('signs in and opens the dashboard', async () => {
  const auth = createMemoryAuthService({ state: signedOut });
  const { user, address } = await renderApp('/signup?next=/dashboard/profile', { auth });
  await user.type(await screen.findByLabelText('Correo electrónico'), ' lucia@example.com ');
  await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeTruthy();
  expect(address()).toBe('/dashboard/profile');
});

it('refuses a known address without saying why', async () => {
  const auth = createMemoryAuthService({
    accounts: [{ email: 'lucia@example.com', password: 'otra frase larga' }],
    state: signedOut,
  });
  const { user } = await renderApp('/signup', { auth });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No pudimos crear la cuenta con estos datos.',
  );
});

it('is where /auth/sign-up leads', async () => {
  const { address } = await renderApp('/auth/sign-up');
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  expect(address()).toBe('/signup');
});
