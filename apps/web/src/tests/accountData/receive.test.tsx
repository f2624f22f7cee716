import { aCourse } from '@aulario/course-data/testing';
import { textCodec } from '@aulario/local-data';
import {
  type Backup,
  joinTransfer,
  readTransferPart,
  writeTransfer,
} from '@aulario/my-courses/backup';
import { createListsRepository } from '@aulario/my-courses/lists';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

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
  createListsRepository({ records: browserOf().page.visitor })
    .getSnapshot()
    .lists.flatMap(({ items }) => items.map((item) => item.course.title));

const partKeys = () => [
  ...browserOf().page.visitor.open('transfer-parts', textCodec).getSnapshot().items.keys(),
];

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

it('says what did not fit, and stores it when there is room', async () => {
  const courses = Array.from({ length: 8 }, (_, index) =>
    aCourse({ id: `udemy:${String(index)}` }),
  );
  const many = {
    ...nothing,
    cart: courses.map((each, addedAt) => ({ course: each, addedAt, openedAt: null })),
  };
  const [{ length: wholeChars } = ''] = await writeTransfer(many, 100_000);
  const [first, second] = await writeTransfer(many, Math.ceil(wholeChars / 2));
  const { user, router, unmount } = await renderApp(`/receive#${first}`);
  await user.click(await screen.findByRole('button', { name: 'Guardar esta parte' }));
  await screen.findByText(/^1 de 2 partes/);
  await act(() => router.navigate(`/receive#${second}`));
  const bring = await screen.findByRole('button', { name: 'Traerlo' });
  const { disk } = browserOf();
  disk.setQuota(disk.usedChars() + 500);
  await user.click(bring);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No cabe en este navegador: 8 cursos');
  screen.getByText('Trajimos una parte.');
  expect(screen.queryByText('Tus cosas están de vuelta.')).toBeNull();
  unmount();
  disk.setQuota(Number.POSITIVE_INFINITY);
  const { visitor } = await browserOf().reopen();
  expect(visitor.open('cart', textCodec).getSnapshot().items.size).toBe(8);
});

it('waits for the codes that are missing, whichever comes first', async () => {
  const [{ length: wholeChars } = ''] = await writeTransfer(things, 100_000);
  const [first, second, third] = await writeTransfer(things, Math.ceil(wholeChars / 3));
  const { router, user } = await renderApp(`/receive#${third}`);
  await screen.findByText(/^Este enlace trae la parte 3 de 3/);
  expect(partKeys()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar esta parte' }));
  await screen.findByText(/^1 de 3 partes/);
  await router.navigate(`/receive#${first}`);
  await screen.findByText(/^2 de 3 partes/);
  await router.navigate(`/receive#${second}`);
  await screen.findByText(/^Nuevo: 1 curso para el carrito/);
});

it('leaves a transfer under way alone when a link of another comes, and both arrive', async () => {
  const transfers = await Promise.all(
    (['es', 'en'] as const).map(async (language) => {
      const backup = { ...things, language };
      const [{ length: wholeChars } = ''] = await writeTransfer(backup, 100_000);
      return writeTransfer(backup, Math.ceil(wholeChars / 2));
    }),
  );
  const [[mine = '', rest = ''] = [], [foreign = ''] = []] = transfers;
  const { router, user } = await renderApp(`/receive#${mine}`);
  await user.click(await screen.findByRole('button', { name: 'Guardar esta parte' }));
  await act(() => router.navigate(`/receive#${foreign}`));
  await screen.findByText(/^Este enlace trae la parte 1 de 2/);
  expect(partKeys()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Guardar esta parte' }));
  await screen.findByText(/^1 de 2 partes/);
  expect(partKeys()).toHaveLength(2);
  await act(() => router.navigate(`/receive#${rest}`));
  await screen.findByText(/^Nuevo: 1 curso para el carrito/);
});

it('says what of a transfer cannot be read', async () => {
  const rated = { ...course, rating: 99 };
  const cart = [{ course: rated, addedAt: 1, openedAt: null }];
  const [link = ''] = await writeTransfer({ ...nothing, cart }, 100_000);
  const { user } = await renderApp(`/receive#${link}`);
  await user.click(await screen.findByRole('button', { name: 'Traerlo' }));
  await screen.findByText('Lo que se pudo leer está de vuelta.');
  screen.getByText(/^Llega sin algún dato.*: 1 curso para el carrito\.$/);
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
