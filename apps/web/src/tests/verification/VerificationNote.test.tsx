import { createMemoryAuthService } from '@aulario/auth/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

afterEach(() => vi.restoreAllMocks());

const account = { ...testAccount, isEmailVerified: false };
const state = { status: 'signedIn', account } as const;
const note = () => screen.findByRole('region', { name: 'Confirmar el correo' });
const again = () => screen.getByRole('button', { name: 'Reenviar' });

it('is not there for a verified address', async () => {
  await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(screen.queryByRole('region', { name: 'Confirmar el correo' })).toBeNull();
});

it('leaves the place to the notice that there is no network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderSignedIn('/dashboard/profile', { auth: createMemoryAuthService({ state }) });
  await note();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/^Sin conexión/);
  expect(screen.queryByRole('region', { name: 'Confirmar el correo' })).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await note();
});

it('sends the mail again, but not twice within a minute, also after a reload', async () => {
  const sendVerification = vi.fn(async () => undefined);
  const open = () =>
    renderSignedIn('/dashboard/profile', {
      auth: { ...createMemoryAuthService({ state }), sendVerification },
    });
  const { user, unmount } = await open();
  within(await note()).getByText(/te escribimos a lucia@example.com/);
  await user.click(again());
  expect((await screen.findByText(/^Enviado/)).getAttribute('role')).toBe('status');
  await user.click(again());
  await screen.findByText(/hace menos de un minuto/);
  unmount();

  const reloaded = await open();
  await note();
  await reloaded.user.click(again());
  await screen.findByText(/hace menos de un minuto/);
  expect(sendVerification).toHaveBeenCalledTimes(1);

  const later = Date.now() + 60_001;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await reloaded.user.click(again());
  await screen.findByText(/^Enviado/);
  expect(sendVerification).toHaveBeenCalledTimes(2);
});

it('says what failed, and can be asked again at once', async () => {
  const failWith = vi.fn().mockReturnValueOnce('too-many-requests').mockReturnValue(null);
  const auth = createMemoryAuthService({ state, failWith });
  const { user } = await renderSignedIn('/dashboard/profile', { auth });
  await note();
  await user.click(again());
  await screen.findByText(/Demasiados intentos seguidos/);
  await user.click(again());
  await screen.findByText(/^Enviado/);
});

it('stays away for 7 days once it was dismissed', async () => {
  const open = () =>
    renderSignedIn('/dashboard/profile', { auth: createMemoryAuthService({ state }) });
  const { user, unmount } = await open();
  await note();
  await user.click(screen.getByRole('button', { name: 'Ocultar este aviso' }));
  const noNote = () => screen.queryByRole('region', { name: 'Confirmar el correo' }) === null;
  expect(noNote()).toBe(true);
  unmount();

  const now = Date.now();
  const dayMs = 24 * 60 * 60 * 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 6 * dayMs);
  const nextWeek = await open();
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(noNote()).toBe(true);
  nextWeek.unmount();

  clock.mockReturnValue(now + 7 * dayMs);
  await open();
  await note();
});
