import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lucia } from '../../testing/lucia.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

const account = { ...lucia, isEmailVerified: false };
const state = { status: 'signedIn', account } as const;
const banner = () => screen.findByRole('region', { name: 'Confirmar el correo' });
const again = () => screen.getByRole('button', { name: 'Enviar de nuevo' });

it('is not there for a verified address', async () => {
  await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(screen.queryByRole('region', { name: 'Confirmar el correo' })).toBeNull();
});

it('sends the mail again, but not twice within a minute, also after a reload', async () => {
  const sendVerification = vi.fn(async () => undefined);
  const open = () =>
    renderSignedIn('/dashboard/profile', {
      auth: { ...createMemoryAuthService({ state }), sendVerification },
    });
  const { user, unmount } = await open();
  expect(within(await banner()).getByText(/enviamos a lucia@example.com/)).toBeTruthy();
  await user.click(again());
  expect((await screen.findByText(/^Enviado/)).getAttribute('role')).toBe('status');
  await user.click(again());
  expect(await screen.findByText(/hace menos de un minuto/)).toBeTruthy();
  unmount();

  const reloaded = await open();
  await banner();
  await reloaded.user.click(again());
  expect(await screen.findByText(/hace menos de un minuto/)).toBeTruthy();
  expect(sendVerification).toHaveBeenCalledTimes(1);

  const later = Date.now() + 60_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await reloaded.user.click(again());
  expect(await screen.findByText(/^Enviado/)).toBeTruthy();
  expect(sendVerification).toHaveBeenCalledTimes(2);
});

it('says what failed, and can be asked again at once', async () => {
  const failWith = vi.fn().mockReturnValueOnce('too-many-requests').mockReturnValue(null);
  const auth = createMemoryAuthService({ state, failWith });
  const { user } = await renderSignedIn('/dashboard/profile', { auth });
  await banner();
  await user.click(again());
  expect(await screen.findByText(/Demasiados intentos seguidos/)).toBeTruthy();
  await user.click(again());
  expect(await screen.findByText(/^Enviado/)).toBeTruthy();
});
