import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { createListsRepository } from '@aulario/my-courses/lists';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const uno = aCourse({ id: 'udemy:1', title: 'Uno' });
const dos = aCourse({ id: 'udemy:2', title: 'Dos' });
const catalogue = createMemoryCatalogue([uno, dos]);

const lists = () => createListsRepository(browserOf().page.visitor);
const kept = () =>
  lists()
    .getSnapshot()
    .lists.map(({ name, items }) => [name, items.map(({ course }) => course.title)]);

/** Saves a course by the key of its card. */
async function save(title: string) {
  const link = await screen.findByRole('link', { name: new RegExp(`^${title}`) });
  link.focus();
  fireEvent.keyDown(link, { key: 's' });
}

it('offers another list after saving, moves there, and undoes', async () => {
  lists().create('Verano');
  const { user } = await renderApp('/courses', { catalogue });
  await save('Uno');
  await screen.findByText('Guardado en «Para después».');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cambiar de lista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Uno' }));
  await user.click(dialog.getByRole('button', { name: 'Mover a «Verano»' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('Está en «Verano».');
  expect(kept()).toEqual([
    ['', []],
    ['Verano', ['Uno']],
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(kept()).toEqual([
    ['', ['Uno']],
    ['Verano', []],
  ]);
});

it('asks once for several courses, and takes them out', async () => {
  lists().create('Verano');
  const { user } = await renderApp('/courses', { catalogue });
  await save('Uno');
  await save('Dos');
  await screen.findByText('2 cursos guardados en «Para después».');
  await user.click(screen.getByRole('button', { name: 'Cambiar de lista' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 cursos' }));
  await user.click(dialog.getByRole('button', { name: 'Quitar de «Para después»' }));
  expect(kept()[0]).toEqual(['', []]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(kept()[0]?.[1]).toHaveLength(2);
});

it('offers an undo while there is no other list', async () => {
  const { user } = await renderApp('/courses', { catalogue });
  await save('Uno');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(kept()).toEqual([['', []]]);
});
