import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
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

async function signUp(path: string, directory: MemoryDirectory) {
  const auth = createMemoryAuthService({ directory, state: signedOut });
  const view = await renderApp(path, { auth });
  await view.user.type(await screen.findByLabelText('Correo electrónico'), ' lucia@example.com ');
  await view.user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await view.user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await screen.findByRole('heading', { name: 'Mira tu correo' });
  return view;
}

it('lets in, to where the visitor was going, once the address is verified', async () => {
  const directory = new MemoryDirectory();
  const { address } = await signUp('/signup?next=/dashboard/profile', directory);
  expect(directory.session).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Mira tu correo' })).toBeTruthy();
  directory.followLink(directory.codesTo('lucia@example.com', 'verify-email')[0] ?? '');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeTruthy();
  expect(address()).toBe('/dashboard/profile');
});

it('answers a known and an unknown address with the same page and focus', async () => {
  const pages = [];
  for (const known of ['lucia@example.com', 'nobody@example.com']) {
    const directory = new MemoryDirectory([{ email: known, password: 'otra frase larga' }]);
    const { container, unmount } = await signUp('/signup', directory);
    const focused = document.activeElement?.outerHTML ?? '';
    pages.push((container.innerHTML + focused + document.title).replaceAll(/_r_\w+_/g, ''));
    const isKnown = known === 'lucia@example.com';
    expect(directory.codesTo('lucia@example.com', 'reset-password')).toHaveLength(isKnown ? 1 : 0);
    expect(directory.codesTo('lucia@example.com', 'verify-email')).toHaveLength(isKnown ? 0 : 1);
    unmount();
  }
  expect(pages[0]).toBe(pages[1]);
});

it('goes back to the form with the address kept', async () => {
  const { user } = await signUp('/signup', new MemoryDirectory());
  await user.click(screen.getByRole('button', { name: 'No llegó, o la dirección era otra' }));
  const email = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  expect(email.value).toBe('lucia@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('');
});

it('judges what is typed in words, beside the rules', async () => {
  const { user } = await renderApp('/signup');
  const password = await screen.findByLabelText('Contraseña');
  const description = () =>
    (password.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  await user.type(password, 'una');
  const missing = await screen.findByText('Faltan 9 caracteres.');
  expect(missing.getAttribute('role')).toBe('status');
  expect(description()).toMatch(/Al menos 12 caracteres.*Faltan 9 caracteres\./);
  await user.type(password, ' frase bastante larga');
  await screen.findByText('Difícil de adivinar.');
  expect(description()).toContain('Difícil de adivinar.');
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
    expect(await screen.findByText(/está entre las primeras/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(address()).toBe('/signup');
  },
);

it('is where /auth/sign-up leads', async () => {
  const { address } = await renderApp('/auth/sign-up');
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  expect(address()).toBe('/signup');
});
