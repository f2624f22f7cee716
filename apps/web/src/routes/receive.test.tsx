import {
  type Backup,
  joinTransfer,
  readTransferPart,
  writeTransfer,
} from '@aulario/course-data/backup';
import { createListsRepository } from '@aulario/course-data/lists';
import { aCourse } from '@aulario/course-data/testing';
import { createLocalData } from '@aulario/local-data';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

const course = aCourse({ id: 'udemy:1', title: 'Uno' });
const nothing: Omit<Backup, 'account'> = {
  ...{ category: null, language: 'es', cart: [], lists: [], saved: [], owned: [], plan: null },
  ...{ followed: [], polls: [] },
};
const things = {
  ...nothing,
  cart: [{ course, addedAt: 1, openedAt: null }],
  saved: [{ course, listId: 'later', addedAt: 1, rank: 1 }],
};

const savedTitles = () =>
  createListsRepository({ records: createLocalData({ storage: localStorage }).visitor })
    .getSnapshot()
    .lists.flatMap(({ items }) => items.map((item) => item.course.title));

const refusal = 'Este enlace no trae nada de otro dispositivo, o llegó cortado';

it('says what a link brings before it joins anything, and takes it out again', async () => {
  const [link = ''] = await writeTransfer(things, 100_000);
  const { user } = await renderApp(`/receive#${link}`);
  await screen.findByText(/^Nuevo: 1 curso para el carrito y 1 guardado/);
  expect(savedTitles()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Traerlo' }));
  await screen.findByText('Tus cosas están de vuelta.');
  expect(savedTitles()).toEqual(['Uno']);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(savedTitles()).toEqual([]));
  await screen.findByRole('button', { name: 'Traerlo' });
});

it('waits for the codes that are missing, whichever comes first', async () => {
  const [{ length: wholeChars } = ''] = await writeTransfer(things, 100_000);
  const [first, second, third] = await writeTransfer(things, Math.ceil(wholeChars / 3));
  const { router } = await renderApp(`/receive#${third}`);
  await screen.findByText(/^1 de 3 partes/);
  await router.navigate(`/receive#${first}`);
  await screen.findByText(/^2 de 3 partes/);
  await router.navigate(`/receive#${second}`);
  await screen.findByText(/^Nuevo: 1 curso para el carrito/);
});

it.each([
  ['empty', ''],
  ['something else', 'hello'],
])('refuses a link that is %s', async (_, fragment) => {
  await renderApp(`/receive#${fragment}`);
  await screen.findByRole('heading', { level: 1, name: refusal });
  expect(screen.queryByRole('button', { name: 'Traerlo' })).toBeNull();
});

it('refuses a link that was cut off, and changes nothing', async () => {
  const [link = ''] = await writeTransfer(things, 100_000);
  await renderApp(`/receive#${link.slice(0, -20)}`);
  await screen.findByRole('heading', { level: 1, name: refusal });
  expect(savedTitles()).toEqual([]);
});

it('says of a link by a newer version what to do', async () => {
  // What is written says its version after ours.
  const later = { ...things, version: 3 };
  const [link = ''] = await writeTransfer(later, 100_000);
  const part = readTransferPart(link);
  expect(part && (await joinTransfer([part]))).toBeNull();
  await renderApp(`/receive#${link}`);
  await screen.findByRole('heading', { level: 1, name: refusal });
  screen.getByText(/Si lo hizo una versión más nueva de Aulario, recarga esta página\.$/);
});

it('says that everything is here already', async () => {
  const [link = ''] = await writeTransfer(nothing, 100_000);
  await renderApp(`/receive#${link}`);
  await screen.findByText('Nada nuevo: todo lo que trae ya está aquí.');
  expect(screen.queryByRole('button', { name: 'Traerlo' })).toBeNull();
});
