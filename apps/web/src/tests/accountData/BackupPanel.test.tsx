import { aCourse } from '@aulario/course-data/testing';
import { applyTheme, currentTheme } from '@aulario/frame/theme/theme.ts';
import { encryptText } from '@aulario/local-data';
import { parseBackup, writeBackup } from '@aulario/my-courses/backup';
import { createPoll } from '@aulario/my-courses/poll';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillCart } from '../../testing/fillCart.ts';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  applyTheme(null);
});

const noLists = { lists: [], saved: [], owned: [], plan: [], followed: [], polls: [] };
const account = { email: testAccount.email, displayName: 'Otra', photoUrl: '' };
const first = { course: aCourse(), addedAt: 1, openedAt: null };
const second = { course: aCourse({ id: 'udemy:2' }), addedAt: 2, openedAt: null };

async function bring(text: string) {
  const input = await screen.findByLabelText('Archivo con tus datos');
  fireEvent.change(input, { target: { files: [new File([text], 'aulario.json')] } });
}

/** Agrees to what the preview says. */
/** An effect hands it to the form. */
const shownCategory = () => screen.getByLabelText<HTMLSelectElement>('Categoría').value;
const take = async () => fireEvent.click(await screen.findByRole('button', { name: 'Traerlo' }));

it('holds account, language, theme, category and cart', async () => {
  fillCart([aCourse()]);
  keepCategory('Music');
  const saved: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Guardar en un archivo' }));
  const things = parseBackup((await saved[0]?.text()) ?? '')?.backup;
  expect(things).toMatchObject({
    language: 'es',
    theme: 'system',
    category: 'Music',
    account: { email: testAccount.email },
  });
  expect(things?.cart.map(({ course }) => course.id)).toEqual([aCourse().id]);
});

it('saves all of it as one table', async () => {
  fillCart([aCourse({ title: '=1+1' })], { owned: 1 });
  const saved: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Guardar una tabla (CSV)' }));
  const [head, ...rows] = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(head).toContain('kind');
  expect(rows.map((row) => row.split(/[,;]/)[0])).toEqual(['cart', 'owned']);
  expect(rows.join()).toContain("'=1+1");
});

it('gives one file for a double press', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.dblClick(await screen.findByRole('button', { name: 'Guardar en un archivo' }));
  expect(saved).toHaveLength(1);
  await user.dblClick(screen.getByRole('button', { name: 'Guardar una tabla (CSV)' }));
  expect(saved).toHaveLength(2);
});

it('brings it back beside what is there', async () => {
  fillCart([aCourse()]);
  await renderSignedIn('/dashboard/profile');
  await bring(
    writeBackup({
      account,
      category: 'Music',
      language: 'es',
      theme: null,
      cart: [first, second],
      ...noLists,
    }),
  );
  await take();
  expect(
    (await screen.findByText('Tus datos están de vuelta.')).closest('[role=status]'),
  ).toBeTruthy();
  expect(screen.getAllByText('2 cursos').length).toBeGreaterThan(0);
  expect(localStorage.getItem('category')).toBe('Music');
  await waitFor(() => expect(shownCategory()).toBe('Music'));
  expect(screen.getByText('Hola, Lucía')).toBeTruthy();
});

it('changes nothing with a bad file, and takes a good one afterwards', async () => {
  fillCart([aCourse()]);
  await renderSignedIn('/dashboard/profile');
  const before = { ...localStorage };
  await bring('{"format":"aulario","version":3,"cart":[]}');
  expect((await screen.findByRole('alert')).textContent).toContain('No se cambió nada.');
  expect({ ...localStorage }).toEqual(before);
  await bring(
    writeBackup({ account, category: null, language: 'en', theme: null, cart: [], ...noLists }),
  );
  await take();
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['no backup', 'kind;title', 'no es una copia de Aulario'],
  ['half of one', '{"format":"aulario","ver', 'le falta una parte'],
  ['half of an encrypted one', '{"format":"aulario-sealed","ver', 'le falta una parte'],
  ['one of a newer version', '{"format":"aulario","version":3}', 'una versión más nueva'],
])('tells %s from the others', async (_name, file, reason) => {
  await renderSignedIn('/dashboard/profile');
  await bring(file);
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
});

it('brings what can be read, and says before and after what cannot, and why', async () => {
  const { user } = await renderSignedIn('/dashboard/profile');
  const backup = {
    account,
    category: null,
    language: 'es',
    theme: null,
    cart: [first, second],
  } as const;
  const file = JSON.parse(writeBackup({ ...backup, ...noLists }));
  file.cart[1].course.rating = 99;
  file.cart.push({ ...first, course: { ...aCourse(), url: 'javascript:alert(1)' } });
  file.saved.push(null, 'x');
  file.language = 'fr';
  const unread = [
    'No se puede leer: 2 guardados. Lo que hay en su lugar no es de Aulario.',
    'No se puede traer: 1 curso para el carrito. La dirección del curso no es de una plataforma que conozcamos.',
    'Llega sin algún dato, o con él cortado, porque no se pudo leer entero: 1 curso para el carrito y un ajuste.',
  ];
  await bring(JSON.stringify(file));
  await screen.findByText('Nuevo: 2 cursos para el carrito.');
  for (const line of unread) screen.getByText(line);
  await take();
  await screen.findByText('Lo que se pudo leer está de vuelta.');
  const alert = screen.getByRole('alert');
  for (const line of unread) within(alert).getByText(line);
  expect(document.documentElement.lang).toBe('es');

  await bring(JSON.stringify({ ...file, cart: [] }));
  await screen.findByText('Nada nuevo entre lo que se puede leer.');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
});

it('offers to bring a file only if it changes something', async () => {
  fillCart([aCourse()]);
  const { user } = await renderSignedIn('/dashboard/profile');
  const file = (language: 'en' | 'es') =>
    writeBackup({ account, category: null, language, theme: null, cart: [first], ...noLists });
  await bring(file('es'));
  await screen.findByText('Nada nuevo: todo lo que trae ya está aquí.');
  expect(screen.queryByRole('button', { name: 'Traerlo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await bring(file('en'));
  await screen.findByText(/^También se aplican/);
  await take();
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

it('says what a file brings before it changes anything, and takes it back', async () => {
  fillCart([aCourse()]);
  const { user } = await renderSignedIn('/dashboard/profile');
  const lists = [{ id: 'a1', name: 'Python', createdAt: 1 }];
  const saved = [{ course: aCourse(), listId: 'a1', addedAt: 1, rank: 1 }];
  const backup = {
    account,
    category: null,
    language: 'es',
    theme: null,
    cart: [first, second],
  } as const;
  await bring(writeBackup({ ...backup, ...noLists, lists, saved }));
  expect(
    await screen.findByText('Nuevo: 1 curso para el carrito, 1 guardado y 1 lista.'),
  ).toBeTruthy();
  expect(screen.getAllByText('1 curso').length).toBeGreaterThan(0);
  await take();
  await waitFor(() => expect(screen.getAllByText('2 cursos').length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByText('2 cursos')).toBeNull());
});

it('brings polls and what is followed, and an undo takes them and the settings back', async () => {
  keepCategory('Design');
  const { user } = await renderSignedIn('/dashboard/profile');
  const followed = [{ query: '?q=python', courseIds: [], isWhole: true, seenOn: null }];
  const polls = [{ poll: createPoll('Python', [aCourse()], 1), voterId: null, usedAt: 0 }];
  const settings = { category: 'Music', language: 'en', theme: 'dark' } as const;
  const backup = { account, ...settings, cart: [] } as const;
  await bring(writeBackup({ ...backup, ...noLists, followed, polls }));
  await screen.findByText(/ 1 cosa que sigues y 1 votación\.$/);
  await take();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(localStorage.getItem('category')).toBe('Music'));
  expect(currentTheme()).toBe('dark');
  await user.click(undo);
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await waitFor(() => expect(localStorage.getItem('category')).toBe('Design'));
  expect(currentTheme()).toBeNull();
  await waitFor(() => expect(shownCategory()).toBe('Design'));
  await bring(writeBackup({ ...backup, ...noLists, followed, polls }));
  await screen.findByText(/ 1 cosa que sigues y 1 votación\.$/);
});

it('gives a visitor a file, too, without what only an account has', async () => {
  await renderApp('/lists');
  await bring(
    writeBackup({
      account,
      category: 'Music',
      language: 'en',
      theme: null,
      cart: [first],
      ...noLists,
    }),
  );
  await screen.findByText(/^Nuevo: 1 curso para el carrito/);
  expect(screen.queryByText(/su categoría/)).toBeNull();
  await take();
  await screen.findByText('Tus datos están de vuelta.');
  expect(document.documentElement.lang).toBe('es');
  expect(localStorage.getItem('category')).toBeNull();
});

it('opens a file with a password for who knows it', async () => {
  const backup = {
    account,
    category: null,
    language: 'es',
    theme: null,
    cart: [first],
    ...noLists,
  } as const;
  const sealed = await encryptText(writeBackup(backup), 'clave');
  const { user } = await renderSignedIn('/dashboard/profile');
  await bring(sealed);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Este archivo tiene contraseña' }),
  );
  await user.type(dialog.getByLabelText('Contraseña'), 'otra{Enter}');
  expect(await dialog.findByText(/No es su contraseña/)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Contraseña'));
  await user.type(dialog.getByLabelText('Contraseña'), 'clave{Enter}');
  expect(await screen.findByText(/^Nuevo: 1 curso para el carrito/)).toBeTruthy();
});
