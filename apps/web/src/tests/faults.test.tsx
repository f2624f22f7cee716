import type { AuthErrorCode } from '@aulario/auth';
import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import texts from '@aulario/frame/locales/es.json';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { testAccount } from '../testing/testAccount.ts';

const password = 'una frase bastante larga';

/** What a network fault becomes; the faults themselves are in packages/auth. */
const codes: readonly AuthErrorCode[] = [
  'network',
  'timeout',
  'no-storage',
  'too-many-requests',
  'not-available',
  'unknown',
];

interface Form {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** Where the form is, once it shows. */
  readonly find: () => Promise<HTMLElement>;
  readonly fields: Readonly<Record<string, string>>;
  /** What the form refuses in its last field; nothing, where it needs one. */
  readonly refused?: string;
  readonly submit: string;
  readonly done: RegExp;
  /** The texts of this form, where they are not those of every account call. */
  readonly messageKeys?: Partial<Record<AuthErrorCode, keyof typeof texts>>;
}

const ownForm = (name: string) => () => screen.findByRole('form', { name });
const main = () => screen.findByRole('main');

const forms: Readonly<Record<string, Form>> = {
  'the login': {
    path: '/login',
    isSignedIn: false,
    find: main,
    fields: { 'Correo electrónico': testAccount.email, Contraseña: password },
    submit: 'Iniciar sesión',
    done: /Catálogo de cursos/,
  },
  'the signup': {
    path: '/signup',
    isSignedIn: false,
    find: main,
    fields: { 'Correo electrónico': 'nueva@example.com', Contraseña: password },
    submit: 'Crear cuenta',
    done: /Catálogo de cursos/,
  },
  'a forgotten password': {
    path: '/forgot',
    isSignedIn: false,
    find: main,
    fields: { 'Correo electrónico': testAccount.email },
    submit: 'Enviar el enlace',
    done: /Si hay una cuenta con ese correo/,
  },
  'the profile': {
    path: '/dashboard/profile',
    isSignedIn: true,
    find: () => screen.findByRole('region', { name: 'Actualizar perfil' }),
    fields: { Nombre: 'Otro nombre', Foto: 'https://images.example/a.png' },
    refused: 'foto',
    submit: 'Guardar',
    done: /Perfil actualizado/,
    messageKeys: { unknown: 'profile.failed' },
  },
  'the password': {
    path: '/dashboard/profile',
    isSignedIn: true,
    find: ownForm('Cambiar la contraseña'),
    fields: { 'Contraseña actual': password, 'Contraseña nueva': `${password} nueva` },
    submit: 'Guardar la contraseña',
    done: /Tu contraseña cambió/,
  },
  'the address': {
    path: '/dashboard/profile',
    isSignedIn: true,
    find: ownForm('Cambiar el correo'),
    fields: { 'Correo nuevo': 'nueva@example.com', 'Contraseña actual': password },
    submit: 'Enviar la confirmación',
    done: /Si esa dirección se puede usar/,
  },
  'the deletion': {
    path: '/dashboard/profile',
    isSignedIn: true,
    find: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Eliminar la cuenta' }));
      return screen.findByRole('dialog');
    },
    fields: { 'Contraseña actual': password },
    submit: 'Eliminar la cuenta',
    done: /Tu cuenta se eliminó/,
  },
};

describe.each(Object.entries(forms))('%s', (_, form) => {
  it('tells every fault, keeps what was typed, and works when it is over', async () => {
    const directory = new MemoryDirectory([{ ...testAccount, password }]);
    if (form.isSignedIn) directory.setSession(testAccount.id);
    let fault: AuthErrorCode | null = null;
    let struck = 0;
    const failWith = () => {
      if (fault !== null) struck += 1;
      return fault;
    };
    await renderApp(form.path, { auth: createMemoryAuthService({ directory, failWith }) });
    const part = within(await form.find());
    const fields = await Promise.all(
      Object.keys(form.fields).map((label) => part.findByLabelText<HTMLInputElement>(label)),
    );
    const typed = () => fields.map(({ value }) => value);
    const fill = (values: readonly string[]) => {
      for (const [index, value] of values.entries()) {
        fireEvent.change(fields[index] as HTMLInputElement, { target: { value } });
      }
    };
    const values = Object.values(form.fields);
    fill(values);
    const submit = () => fireEvent.click(part.getByRole('button', { name: form.submit }));
    for (const [round, code] of codes.entries()) {
      fault = code;
      submit();
      // Compiled: a list of the message's parts.
      const message = String(
        texts[form.messageKeys?.[code] ?? (`authError.${code}` as keyof typeof texts)],
      );
      await waitFor(() => expect(part.getByRole('alert').textContent).toBe(message));
      expect(typed()).toEqual(values);
      expect(struck).toBe(round + 1);
    }
    // What was said of one attempt is not said of the next, which does not get as far.
    fill(values.with(-1, form.refused ?? ''));
    submit();
    await waitFor(() => expect(fields.at(-1)?.getAttribute('aria-invalid')).toBe('true'));
    expect(part.queryByRole('alert')).toBeNull();
    fill(values);
    fault = null;
    submit();
    expect((await screen.findAllByText(form.done)).length).toBeGreaterThan(0);
  });
});
