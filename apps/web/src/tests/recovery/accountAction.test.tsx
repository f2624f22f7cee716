import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { signedOut, testAccount } from '../../testing/testAccount.ts';

const newPassword = 'otra frase bastante larga';

let directory: MemoryDirectory;

beforeEach(() => {
  directory = new MemoryDirectory();
});

/** Opens the link of the one mail of its kind that Lucía got. */
async function openLink(kind: 'reset-password' | 'verify-email', isSignedIn = false) {
  const account = { ...testAccount, isEmailVerified: false };
  const state = isSignedIn ? ({ status: 'signedIn', account } as const) : signedOut;
  const auth = createMemoryAuthService({ directory, state });
  const id = isSignedIn ? testAccount.id : directory.adopt(account);
  if (kind === 'reset-password') directory.sendPasswordReset(testAccount.email);
  else directory.sendVerification(id);
  const [code = ''] = directory.codesTo(testAccount.email, kind);
  return renderApp(`/account/action?mode=any&oobCode=${code}`, { auth });
}

describe('a reset link', () => {
  it('asks for a password of 12 characters, and sets it', async () => {
    const { user } = await openLink('reset-password');
    await screen.findByRole('heading', { name: 'Elige otra contraseña' });
    screen.getByText(`Para la cuenta de ${testAccount.email}.`);
    screen.getByText(/Al menos 12 caracteres/);
    const field = screen.getByLabelText('Contraseña nueva');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    await user.type(field, 'corta{Enter}');
    await screen.findByText('La contraseña necesita al menos 12 caracteres.');
    await waitFor(() => expect(document.activeElement).toBe(field));

    await user.clear(field);
    await user.type(field, `${newPassword}{Enter}`);
    expect((await screen.findByText(/Tu contraseña cambió/)).closest('[role=status]')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
    await user.type(await screen.findByLabelText('Correo electrónico'), testAccount.email);
    await user.type(screen.getByLabelText('Contraseña'), `${newPassword}{Enter}`);
    await screen.findByRole('combobox', { name: 'Buscar cursos' });
  });

  it('that was used meanwhile leads to another one', async () => {
    const { user } = await openLink('reset-password');
    const field = await screen.findByLabelText('Contraseña nueva');
    const [code = ''] = directory.codesTo(testAccount.email, 'reset-password');
    directory.resetPassword({ code, password: newPassword });
    await user.type(field, `${newPassword}{Enter}`);
    await screen.findByRole('heading', { name: 'El enlace ya no sirve' });
    await user.click(screen.getByRole('link', { name: 'Pedir otro enlace' }));
    await screen.findByRole('heading', { name: 'Recuperar la contraseña' });
  });
});

describe('a verification link', () => {
  it('changes nothing when opened, and verifies on request', async () => {
    const { user } = await openLink('verify-email');
    const button = await screen.findByRole('button', { name: 'Confirmar el correo' });
    screen.getByText(`¿Es ${testAccount.email} tu correo?`);
    expect(directory.codesTo(testAccount.email, 'verify-email')).toHaveLength(1);
    await user.click(button);
    await screen.findByText('Tu correo está confirmado.');
    screen.getByRole('link', { name: 'Iniciar sesión' });
  });

  it('takes the banner away from the session on this device', async () => {
    const { user } = await openLink('verify-email', true);
    await user.click(await screen.findByRole('button', { name: 'Confirmar el correo' }));
    await user.click(await screen.findByRole('link', { name: 'Ir al catálogo' }));
    await screen.findByRole('combobox', { name: 'Buscar cursos' });
    expect(screen.queryByRole('region', { name: 'Confirmar el correo' })).toBeNull();
  });
});

it.each([
  ['', '/forgot'],
  ['?mode=resetPassword&oobCode=made-up', '/forgot'],
  ['?mode=recoverEmail&oobCode=made-up', '/forgot'],
  ['?mode=verifyEmail&oobCode=made-up', '/dashboard/home'],
  ['?mode=verifyAndChangeEmail&oobCode=made-up', '/dashboard/profile'],
  ['?mode=constructor&oobCode=%3Cscript%3E', '/forgot'],
])('%s says that the link is of no use, and leads to %s', async (search, href) => {
  await renderApp(`/account/action${search}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Caducó, ya se usó');
  screen.getByRole('heading', { name: 'El enlace ya no sirve' });
  const link = screen.getByRole('link', { name: 'Pedir otro enlace' });
  expect(link.getAttribute('href')).toBe(href);
});

it('tells a failing network from a bad link, and tries again', async () => {
  let isOffline = true;
  const failWith = () => (isOffline ? 'network' : null);
  const auth = createMemoryAuthService({ state: signedOut, failWith });
  const { user } = await renderApp('/account/action?oobCode=made-up', { auth });
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'El enlace ya no sirve' });
});
