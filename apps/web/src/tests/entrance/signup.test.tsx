import { AuthError } from '@aulario/auth';
import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { signedOut } from '../../testing/testAccount.ts';

it('tells the rule before anything is typed, and holds to it', async () => {
  const { user, address } = await renderApp('/signup');
  const password = await screen.findByLabelText('Contraseña');
  screen.getByText(/Al menos 12 caracteres/);

  await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.type(password, '11caracteres'.slice(0, 11));
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await screen.findByText('La contraseña necesita al menos 12 caracteres.');
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
    await screen.findByText(/Ese correo no está completo/);
  },
);

async function signUp(path: string, directory: MemoryDirectory) {
  const auth = createMemoryAuthService({ directory, state: signedOut });
  const view = await renderApp(path, { auth });
  await view.user.type(await screen.findByLabelText('Correo electrónico'), ' lucia@example.com ');
  await view.user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await view.user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  return view;
}

it('disables the fields while it runs, and gives the focus back', async () => {
  const waiting = Promise.withResolvers<void>();
  const signUp = () => waiting.promise.then(() => Promise.reject(new AuthError('network')));
  const auth = { ...createMemoryAuthService({ state: signedOut }), signUp };
  const { user } = await renderApp('/signup', { auth });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
  await user.type(password, 'una frase larga{Enter}');
  await screen.findByRole('button', { busy: true });
  expect(password.disabled).toBe(true);
  waiting.resolve();
  await screen.findByRole('alert');
  expect(password.disabled).toBe(false);
  expect(document.activeElement).toBe(password);
});

const withLucia = () =>
  new MemoryDirectory([{ email: 'lucia@example.com', password: 'una frase larga' }]);

it('goes straight to the dashboard, signed in, and says that a mail is on its way', async () => {
  const directory = new MemoryDirectory();
  const { address } = await signUp('/signup', directory);
  await screen.findByRole('combobox', { name: 'Buscar cursos' });
  expect(address()).toBe('/dashboard/home');
  screen.getByText(/te escribimos a lucia@example.com/);
  expect(directory.codesTo('lucia@example.com', 'verify-email')).toHaveLength(1);
});

it('goes to where the visitor was going', async () => {
  const { address } = await signUp('/signup?next=/dashboard/profile', new MemoryDirectory());
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(address()).toBe('/dashboard/profile');
});

it('ends at the mail for a taken address, whatever its password, and lets nobody in', async () => {
  const directory = withLucia();
  const { address } = await signUp('/signup', directory);
  const heading = await screen.findByRole('heading', { name: 'Mira tu correo' });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe('/signup');
  expect(directory.session).toBeNull();
  expect(directory.codesTo('lucia@example.com', 'reset-password')).toHaveLength(1);
  expect(directory.codesTo('lucia@example.com', 'verify-email')).toHaveLength(0);
});

it('goes back to the form with the address kept', async () => {
  const { user } = await signUp('/signup', withLucia());
  await user.click(await screen.findByRole('button', { name: /^¿No llegó/ }));
  const email = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  expect(email.value).toBe('lucia@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('');
});

it('shows one text at a time: the rules, what is missing, the strength, the error', async () => {
  const { user } = await renderApp('/signup');
  const password = await screen.findByLabelText('Contraseña');
  const description = () =>
    (password.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .flatMap((id) => [...(document.getElementById(id)?.querySelectorAll('span') ?? [])])
      .filter((part) => part.childElementCount === 0)
      .filter((part) => getComputedStyle(part).visibility !== 'hidden')
      .map(({ textContent }) => textContent)
      .join('');
  expect(description()).toMatch(/^Al menos 12 caracteres/);
  await user.type(password, 'una');
  const missing = await screen.findByText('Faltan 9 caracteres.');
  expect(missing.getAttribute('role')).toBe('status');
  expect(description()).toBe('Faltan 9 caracteres.');
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await screen.findByText(/necesita al menos 12 caracteres/);
  expect(description()).toMatch(/^Al menos 12 caracteres.*La contraseña necesita al menos 12/);
  await user.type(password, ' frase bastante larga');
  await screen.findByText('Difícil de adivinar.');
  expect(description()).toBe('Difícil de adivinar.');
  await user.clear(password);
  await user.type(password, 'passwordpassword');
  await screen.findByText(/^Fácil de adivinar/);
});

it.each(['passwordpassword', 'Password1234!', 'lucialucialucia', 'aulario12345'])(
  'refuses %s, which would be tried first',
  async (typed) => {
    const { user, address } = await renderApp('/signup');
    const password = await screen.findByLabelText('Contraseña');
    await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@example.com');
    await user.type(password, `${typed}{Enter}`);
    await screen.findByText(/está entre las primeras/);
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(address()).toBe('/signup');
  },
);

it('is where /auth/sign-up leads', async () => {
  const { address } = await renderApp('/auth/sign-up');
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  expect(address()).toBe('/signup');
});
