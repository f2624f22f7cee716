import { AuthError, type AuthErrorCode } from '@aulario/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const google = JSON.stringify({ sub: '1', email: 'lucia@example.com' });
const button = () => screen.findByRole('button', { name: 'Continuar con Google' });

it('is not there where it is not configured', async () => {
  await renderApp('/login');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(screen.queryByText(/Google/)).toBeNull();
});

it.each(['/login', '/signup'])('lets in at %s, to where the visitor was going', async (path) => {
  const { user, address } = await renderApp(`${path}?next=/dashboard/profile`, {
    askGoogle: async () => google,
  });
  await user.click(await button());
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(address()).toBe('/dashboard/profile');
});

it.each([
  ['popup-blocked', /no dejó abrir la ventana/],
  ['popup-closed', /No terminaste en la otra ventana/],
  ['other-way', /inicia sesión de otra manera/],
  ['network', /No hay conexión/],
] as const)('says what happened (%s), and can be tried again', async (code, words) => {
  const askGoogle = vi.fn(async (): Promise<string> => {
    throw new AuthError(code satisfies AuthErrorCode);
  });
  const { user } = await renderApp('/login', { askGoogle });
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  askGoogle.mockResolvedValue(google);
  await user.click(await button());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('cannot be asked twice at once', async () => {
  const askGoogle = vi.fn(() => new Promise<string>(() => undefined));
  const { user } = await renderApp('/login', { askGoogle });
  await user.click(await button());
  const busy = await screen.findByRole('button', { busy: true });
  await user.click(busy);
  expect(busy.textContent).toContain('Sigue en la ventana de Google');
  expect(askGoogle).toHaveBeenCalledExactlyOnceWith('es');
});
