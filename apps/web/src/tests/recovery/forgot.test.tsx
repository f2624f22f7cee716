import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedOut, testAccount } from '../../testing/testAccount.ts';

const sent = 'Si hay una cuenta con ese correo, el enlace va en camino.';

async function ask(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string) {
  await user.type(await screen.findByLabelText('Correo electrónico'), email);
  await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
}

it('is reached from the login, and leads back there', async () => {
  const { user, address } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Olvidé mi contraseña' }));
  await screen.findByRole('heading', { name: 'Recuperar la contraseña' });
  expect(address()).toBe('/forgot');
  await user.click(screen.getByRole('link', { name: 'Volver a iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
});

it('takes along the address typed at the login, outside of the address bar', async () => {
  const { user, address } = await renderApp('/login');
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com');
  await user.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }));
  await screen.findByRole('heading', { name: 'Recuperar la contraseña' });
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(
    'lucia@example.com',
  );
  expect(address()).toBe('/forgot');
});

it('answers a known and an unknown address with the same page and focus', async () => {
  const pages = [];
  for (const known of [testAccount.email, 'nobody@example.com']) {
    const directory = new MemoryDirectory([{ email: known, password: 'una frase larga' }]);
    const auth = createMemoryAuthService({ directory, state: signedOut });
    const { user, container, unmount } = await renderApp('/forgot', { auth });
    await ask(user, testAccount.email);
    expect((await screen.findByText(new RegExp(sent))).closest('[role=status]')).toBeTruthy();
    const focused = document.activeElement?.outerHTML ?? '';
    pages.push((container.innerHTML + focused).replaceAll(/_r_\w+_/g, ''));
    expect(directory.codesTo(testAccount.email, 'reset-password')).toHaveLength(
      known === testAccount.email ? 1 : 0,
    );
    unmount();
  }
  expect(pages[0]).toBe(pages[1]);
});

it('asks for a whole address beside the field', async () => {
  const { user } = await renderApp('/forgot');
  await ask(user, 'lucia@');
  await screen.findByText(/Ese correo no está completo/);
  const field = screen.getByLabelText('Correo electrónico');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('says what failed, keeps what was typed, and tries again', async () => {
  let isOffline = true;
  const failWith = () => (isOffline ? 'network' : null);
  const auth = createMemoryAuthService({ state: signedOut, failWith });
  const { user } = await renderApp('/forgot', { auth });
  await ask(user, testAccount.email);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(
    testAccount.email,
  );
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
  await screen.findByText(new RegExp(sent));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is open to who is signed in', async () => {
  const { address } = await renderSignedIn('/forgot');
  await screen.findByRole('heading', { name: 'Recuperar la contraseña' });
  expect(address()).toBe('/forgot');
});
