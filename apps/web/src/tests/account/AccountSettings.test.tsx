import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { aCourse } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCart } from '../../testing/fillCart.ts';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const password = 'una frase larga';
const newPassword = 'otra frase bastante larga';

let directory: MemoryDirectory;

beforeEach(() => {
  directory = new MemoryDirectory([{ ...testAccount, password }]);
  directory.setSession(testAccount.id);
});

async function openProfile() {
  const view = await renderApp('/dashboard/profile', {
    auth: createMemoryAuthService({ directory }),
  });
  await screen.findByRole('heading', { name: 'Perfil' });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  return { ...view, form };
}

describe('the password', () => {
  it('changes for who knows the present one', async () => {
    const { user, form } = await openProfile();
    const part = form('Cambiar la contraseña');
    const current = part.getByLabelText<HTMLInputElement>('Contraseña actual');
    await user.type(current, 'no es esta');
    await user.type(part.getByLabelText('Contraseña nueva'), `${newPassword}{Enter}`);
    await screen.findByText('Esa no es tu contraseña actual.');
    await waitFor(() => expect(document.activeElement).toBe(current));
    await part.findByText(/de adivinar/);

    await user.clear(current);
    await user.type(current, `${password}{Enter}`);
    const done = await screen.findByText(/Las sesiones en otros dispositivos se cierran/);
    expect(done.closest('[role=status]')).toBeTruthy();
    expect(current.value).toBe('');
    // Nothing is judged where nothing is left.
    await waitFor(() => expect(part.queryByText(/de adivinar/)).toBeNull());
    expect(directory.signIn({ email: testAccount.email, password: newPassword })).toBe(
      testAccount.id,
    );
  });

  it('needs 12 characters', async () => {
    const { user, form } = await openProfile();
    const part = form('Cambiar la contraseña');
    await user.type(part.getByLabelText('Contraseña actual'), password);
    await user.type(part.getByLabelText('Contraseña nueva'), 'corta{Enter}');
    await part.findByText('La contraseña necesita al menos 12 caracteres.');
  });
});

describe('the address', () => {
  it.each(['nueva@example.com', 'conocida@example.com'])(
    'is sent a mail or not, with the same answer (%s)',
    async (email) => {
      directory.adopt({ email: 'conocida@example.com' });
      const { user, form } = await openProfile();
      const part = form('Cambiar el correo');
      await user.type(part.getByLabelText('Correo nuevo'), email);
      await user.type(part.getByLabelText('Contraseña actual'), `${password}{Enter}`);
      await part.findByText(/Si esa dirección se puede usar/);
      const codes = directory.codesTo(email, 'change-email');
      expect(codes).toHaveLength(email.startsWith('nueva') ? 1 : 0);
    },
  );

  it('stays when the password is wrong, and so does what was typed', async () => {
    const { user, form } = await openProfile();
    const part = form('Cambiar el correo');
    const email = part.getByLabelText<HTMLInputElement>('Correo nuevo');
    await user.type(email, 'nueva@example.com');
    await user.type(part.getByLabelText('Contraseña actual'), 'no es esta{Enter}');
    await part.findByText('Esa no es tu contraseña actual.');
    expect(email.value).toBe('nueva@example.com');
  });
});

describe('who comes in with Google only', () => {
  const open = async (askGoogle: (() => Promise<string>) | null) => {
    directory = new MemoryDirectory();
    directory.setSession(directory.signInWithGoogle(google(testAccount.email)));
    const auth = createMemoryAuthService({ directory });
    const view = await renderApp('/dashboard/profile', { auth, askGoogle });
    await screen.findByRole('heading', { name: 'Perfil' });
    return view;
  };
  const google = (email: string) => JSON.stringify({ sub: email, email });

  it('asks for no password where there is none, and says how to get one', async () => {
    await open(null);
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    screen.getByText(/aquí no tienes contraseña/);
    screen.getByText(/aquí ya no se puede/);
    const link = screen.getByRole('link', { name: 'Pedir una contraseña' });
    expect(link.getAttribute('href')).toBe('/forgot');
  });

  it('deletes the account after Google said who it is', async () => {
    const askGoogle = vi.fn(async () => google('somebody.else@example.com'));
    const { user, address } = await open(askGoogle);
    await user.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar la cuenta' }));
    await dialog.findByText(/no es la cuenta de Google/);
    expect(directory.session).not.toBeNull();

    askGoogle.mockResolvedValue(google(testAccount.email));
    await user.click(dialog.getByRole('button', { name: 'Eliminar la cuenta' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Tu cuenta se eliminó');
    expect(address()).toBe('/login');
  });
});

describe('deleting the account', () => {
  it('asks for the password, removes everything, and says so at the login', async () => {
    fillCart([aCourse()]);
    keepCategory('Music');
    const { user, address } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
    const field = dialog.getByLabelText('Contraseña actual');
    await user.type(field, 'no es esta');
    await user.click(dialog.getByRole('button', { name: 'Eliminar la cuenta' }));
    await dialog.findByText('Esa no es tu contraseña actual.');
    await user.clear(field);
    await user.type(field, password);
    await user.click(dialog.getByRole('button', { name: 'Eliminar la cuenta' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Tu cuenta se eliminó');
    expect(address()).toBe('/login');
    const left = () => Object.keys(localStorage).filter((key) => key !== 'language');
    await waitFor(() => expect(left()).toEqual([]));
    const credentials = { email: testAccount.email, password };
    expect(() => directory.signIn(credentials)).toThrow('invalid-credentials');
  });

  it('can be thought better of', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    await user.click(await screen.findByRole('button', { name: 'Conservarla' }));
    expect(screen.queryByRole('heading', { name: '¿Eliminar tu cuenta?' })).toBeNull();
    expect(directory.session).toBe(testAccount.id);
  });
});
