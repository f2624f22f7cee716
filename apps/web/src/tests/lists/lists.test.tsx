import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { textCodec } from '@aulario/local-data';
import { createComparedRepository } from '@aulario/my-courses/compare';
import {
  createFollowedRepository,
  createListsRepository,
  createOwnedRepository,
  encodeListLink,
  followedKey,
} from '@aulario/my-courses/lists';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf, clearBrowsers } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedOut, testAccount } from '../../testing/testAccount.ts';

const uno = aCourse({ id: 'udemy:1', title: 'Uno' });
const dos = aCourse({ id: 'udemy:2', title: 'Dos' });
const tres = aCourse({ id: 'udemy:3', title: 'Tres' });

const records = () => browserOf().page.account(testAccount.id);
const kept = () =>
  createListsRepository(records())
    .getSnapshot()
    .lists.map(({ name, items }) => [name, items.map(({ course }) => course.title)]);

function keepLists() {
  const lists = createListsRepository(records());
  lists.save([uno, dos, tres]);
  lists.create('Python');
}

const shelf = (name: string) => within(screen.getByRole('region', { name }));
const menu = (title: string) => screen.getByRole('button', { name: `Qué hacer con ${title}` });

it('says that nothing is saved, and makes a list', async () => {
  const { user } = await renderSignedIn('/dashboard/lists');
  await screen.findByRole('heading', { name: 'Aquí se queda lo que guardes' });
  screen.getByText(/^Todavía no hay nada\. Es tu «quizá»: guardar no es comprar/);
  await user.click(screen.getByRole('button', { name: 'Lista nueva' }));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Escribe un nombre.')).toBeTruthy();
  // A blank that nobody sees is no name either.
  await user.keyboard('\u200b\u2060{Enter}');
  expect(screen.getByText('Escribe un nombre.')).toBeTruthy();
  await user.keyboard('Guitarra con Tomás{Enter}');
  expect(await screen.findByRole('region', { name: 'Guitarra con Tomás' })).toBeTruthy();
  expect(kept()).toEqual([
    ['', []],
    ['Guitarra con Tomás', []],
  ]);
});

it.each(['{"', '[]', 'null', '{"version":99}'])(
  'tells that %s cannot be read, instead of that there is nothing',
  async (damaged) => {
    keepLists();
    for (const collection of ['lists', 'list-items']) {
      const texts = records().open(collection, textCodec);
      const names = [...texts.getSnapshot().items.keys()];
      texts.changeAll(names.map((name) => [name, () => damaged]));
    }
    await renderSignedIn('/dashboard/lists');
    await screen.findByText(/^\d datos guardados no se pueden leer/);
    expect(screen.queryByText(/^Todavía no hay nada/)).toBeNull();
  },
);

it('leads from a saved course to its page', async () => {
  keepLists();
  const { user, address } = await renderSignedIn('/dashboard/lists', {
    catalogue: createMemoryCatalogue([uno, dos, tres]),
  });
  await screen.findByRole('region', { name: 'Para después' });
  await user.click(menu('Uno'));
  await user.click(screen.getByRole('link', { name: 'Detalles' }));
  await screen.findByRole('heading', { level: 1, name: 'Uno' });
  expect(address()).toMatch(/^\/dashboard\/course\//);
});

it('takes no name that another list has, in whatever words it shows', async () => {
  const { user } = await renderSignedIn('/dashboard/lists');
  await user.click(await screen.findByRole('button', { name: 'Lista nueva' }));
  await user.keyboard('Para después {Enter}');
  screen.getByText('Ya tienes una lista con ese nombre.');
  await user.keyboard('2{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Más opciones: Para después 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar el nombre', hidden: true }));
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Ya tienes una lista con ese nombre.')).toBeNull();
  expect(kept()).toEqual([
    ['', []],
    ['Para después 2', []],
  ]);
});

it('reorders, moves, copies and removes with the keyboard alone, and undoes', async () => {
  keepLists();
  const { user } = await renderSignedIn('/dashboard/lists');
  await screen.findByText(
    '3 cursos en 2 listas. Es tu «quizá»: guardar no es comprar, y nada de esto suma en el carrito.',
  );
  const choose = async (title: string, action: string) => {
    menu(title).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: action }));
  };
  await choose('Tres', 'Mover un lugar a la izquierda');
  expect(document.activeElement).toBe(menu('Tres'));
  await choose('Dos', 'Cerrar');
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose('Dos', 'Copiar en «Python»');
  await choose('Uno', 'Mover a «Python»');
  expect(kept()).toEqual([
    ['', ['Tres', 'Dos']],
    ['Python', ['Dos', 'Uno']],
  ]);
  const undoLast = async () => {
    const undo = screen.getAllByRole('button', { name: 'Deshacer' }).at(-1);
    if (undo) await user.click(undo);
  };
  await undoLast();
  expect(kept()[1]).toEqual(['Python', ['Dos']]);
  expect(kept()[0]).toEqual(['', ['Uno', 'Tres', 'Dos']]);
  await user.click(shelf('Python').getByRole('button', { name: 'Más opciones: Python' }));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
  expect(screen.queryByRole('region', { name: 'Python' })).toBeNull();
  await undoLast();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Python' })).toBeTruthy());
});

it('joins the notes of a course in both lists, and parts them again', async () => {
  let time = 0;
  const lists = createListsRepository(records(), { now: () => (time += 1) });
  lists.create('Python', [{ course: uno, note: 'Caro' }]);
  lists.create('Verano', [{ course: uno, note: 'Empieza por este' }]);
  const notes = () =>
    createListsRepository(records())
      .getSnapshot()
      .lists.slice(1)
      .map(({ items }) => items.map(({ note }) => note));
  const { user } = await renderSignedIn('/dashboard/lists');
  const [inPython] = await screen.findAllByRole('button', { name: 'Qué hacer con Uno' });
  if (inPython) await user.click(inPython);
  await user.click(screen.getByRole('button', { name: 'Mover a «Verano»' }));
  expect(notes()).toEqual([[], ['Empieza por este · Caro']]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(notes()).toEqual([['Caro'], ['Empieza por este']]);
});

it('reorders and moves by dragging', async () => {
  keepLists();
  // Lists are shown in the order in which they were made.
  const lists = createListsRepository(records(), { now: () => Date.now() + 1 });
  lists.save([aCourse({ id: 'udemy:4', title: 'Cuatro' })], lists.getSnapshot().lists[1]?.id);
  lists.create('Tarde');
  await renderSignedIn('/dashboard/lists');
  await screen.findByRole('region', { name: 'Para después' });
  const [first, , third] = shelf('Para después').getAllByRole('listitem');
  const values = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...values.keys()];
    },
    setData: (type: string, value: string) => void values.set(type, value),
    getData: (type: string) => values.get(type) ?? '',
  };
  if (!first || !third) throw new Error('No courses');
  const drag = (from: HTMLElement, to: HTMLElement) => {
    fireEvent.dragStart(from, { dataTransfer });
    fireEvent.dragOver(to, { dataTransfer });
    fireEvent.drop(to, { dataTransfer });
  };
  drag(third, shelf('Tarde').getByText('Todavía no hay nada en esta lista.'));
  const moved = await shelf('Tarde').findByRole('listitem');
  expect(kept()[2]).toEqual(['Tarde', ['Tres']]);
  drag(moved, first);
  await waitFor(() => expect(shelf('Para después').getAllByRole('listitem')).toHaveLength(3));
  expect(kept()[0]).toEqual(['', ['Tres', 'Uno', 'Dos']]);
  drag(first, shelf('Python').getByRole('listitem'));
  drag(screen.getByRole('heading', { name: /^Dos/ }), shelf('Python').getByRole('list'));
  await waitFor(() =>
    expect(kept()).toEqual([
      ['', ['Tres']],
      ['Python', ['Uno', 'Cuatro', 'Dos']],
      ['Tarde', []],
    ]),
  );
});

it('shares a list that anybody opens without an account, and takes into the cart', async () => {
  keepLists();
  const { user, unmount } = await renderSignedIn('/dashboard/lists');
  await user.click(await screen.findByRole('button', { name: 'Compartir «Para después»' }));
  const field = screen.getByLabelText<HTMLInputElement>('Enlace');
  await waitFor(() => expect(field.value).toContain('/list#'));
  const link = new URL(field.value);
  unmount();
  clearBrowsers();

  await renderApp(link.pathname + link.hash, {
    auth: createMemoryAuthService({ state: signedOut }),
    catalogue: createMemoryCatalogue([uno, tres]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Para después' })).toBeTruthy();
  expect(screen.getByText('1 curso de la lista ya no está en el catálogo.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Agregar al carrito: Uno' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agregar todo al carrito' }));
  expect(await screen.findByText('2 cursos están en el carrito.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar del carrito: Tres' })).toBeTruthy();
  // What is all there already is not undone.
  fireEvent.click(screen.getByRole('button', { name: 'Agregar todo al carrito' }));
  await waitFor(() => expect(screen.getAllByText('2 cursos están en el carrito.')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('button', { name: 'Agregar al carrito: Tres' });
  expect(screen.getByRole('button', { name: 'Quitar del carrito: Uno' })).toBeTruthy();
});

it('leads on from a shared list whose courses are all gone', async () => {
  const link = await encodeListLink({ name: 'Ida', courseIds: ['x:1'], added: [], date: null });
  await renderApp(`/list#${link}`);
  await screen.findByText('1 curso de la lista ya no está en el catálogo.');
  const next = screen.getByRole('link', { name: 'Ver el catálogo' });
  expect(next.getAttribute('href')).toBe('/courses');
});

it('shares what its owner says of a course, and gives a copy to keep', async () => {
  keepLists();
  const { user, unmount } = await renderSignedIn('/dashboard/lists');
  await screen.findByRole('region', { name: 'Para después' });
  await user.click(menu('Uno'));
  await user.type(screen.getByLabelText('Nota'), 'Empieza por este.{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Compartir «Para después»' }));
  const field = screen.getByLabelText<HTMLInputElement>('Enlace');
  await waitFor(() => expect(field.value).toContain('/list#'));
  const link = new URL(field.value);
  unmount();
  clearBrowsers();

  await renderApp(link.pathname + link.hash, {
    catalogue: createMemoryCatalogue([uno, dos, tres]),
  });
  await screen.findByText('«Empieza por este.»');
  expect(screen.getByRole('link', { name: 'Comparar los 3' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar una copia' }));
  await screen.findByText('Guardado en «Para después (2)».');
  expect(screen.queryByRole('button', { name: 'Guardar una copia' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar una copia' }));
  const scrollIntoView = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  await user.click(await screen.findByRole('link', { name: 'Guardada' }));
  const copy = await screen.findByRole('region', { name: 'Para después (2)' });
  expect(scrollIntoView.mock.contexts).toEqual([copy]);
  expect(screen.getAllByRole('link', { name: /Uno/ })).toHaveLength(1);
});

it('tells of shared courses what one decides by, under a name in the language of the reader', async () => {
  const link = await encodeListLink({
    name: '',
    courseIds: [uno.id],
    added: [],
    date: '2026-11-22',
  });
  const course = { ...uno, level: 'beginner', language: 'es', rating: 4.5 } as const;
  await renderApp(`/en/list#${link}`, { catalogue: createMemoryCatalogue([course]) });
  await screen.findByRole('heading', { level: 1, name: 'For later' });
  const row = screen.getByRole('heading', { level: 3, name: /^Uno/ }).closest('li');
  expect(row?.textContent).toMatch(/Beginner.*Spanish.*Hours unknown.*4\.5/);
  expect(screen.getByRole('button', { name: 'Add to the cart: Uno' })).toBeTruthy();
  const details = within(row as HTMLElement).getByRole('link', { name: /^Details.*Uno/ });
  expect(details.getAttribute('href')).toMatch(/^\/en\/course\//);
});

it('says that a link is no list, and that the catalogue could not be asked', async () => {
  const { unmount } = await renderApp('/list#nothing');
  expect(
    await screen.findByRole('heading', { name: /Este enlace no lleva ninguna lista/ }),
  ).toBeTruthy();
  unmount();
  const catalogue = createMemoryCatalogue([uno]);
  const course = vi.fn(catalogue.course).mockRejectedValueOnce(new Error('no'));
  const link = await encodeListLink({
    name: 'Python',
    courseIds: [uno.id],
    added: [],
    date: '2026-11-22',
  });
  const { user } = await renderApp(`/list#${link}`, { catalogue: { ...catalogue, course } });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 curso · lista del 22 de noviembre de 2026')).toBeTruthy();
});

it('brings what a visitor has and has chosen to compare to the account, and undoes it', async () => {
  const { visitor } = browserOf().page;
  createOwnedRepository(visitor).add(uno);
  const chosen = createComparedRepository(visitor);
  for (const course of [uno, dos]) chosen.add(course);
  const { user } = await renderSignedIn('/dashboard/mine');
  await screen.findByText('Trajimos 1 curso que marcaste sin sesión.');
  expect(createComparedRepository(records()).getSnapshot()).toHaveLength(2);
  expect(screen.getByLabelText('Cómo va Uno')).toBeTruthy();
  expect(createComparedRepository(visitor).getSnapshot()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByLabelText('Cómo va Uno')).toBeNull());
  expect(createOwnedRepository(visitor).has(uno.id)).toBe(true);
});

it('keeps what is owned with what was paid, and says so on its card', async () => {
  const bought = { ...uno, price: { kind: 'paid', money: usd(1999) } } as const;
  createOwnedRepository(records(), { now: () => Date.UTC(2026, 10, 2, 12) }).add(bought);
  const { user, unmount } = await renderSignedIn('/dashboard/mine');
  expect(await screen.findByText(/^19,99\sUS\$ · en tus cursos desde el 2 nov 2026$/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Cómo va Uno'), 'En marcha');
  expect(screen.getByRole('heading', { level: 2, name: 'En marcha' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No lo tengo: Uno' }));
  expect(screen.getByRole('heading', { name: /Aquí se quedan los cursos/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  unmount();
  await renderSignedIn('/dashboard/home', { catalogue: createMemoryCatalogue([uno, dos]) });
  const door = await screen.findByRole('link', { name: 'Ver en Mis cursos: Uno' });
  expect(door.getAttribute('href')).toBe('/dashboard/mine');
  expect(screen.getByText('Ya lo tienes')).toBeTruthy();
});

it('has what is followed and compared below the lists, and nothing where there is none', async () => {
  const { unmount } = await renderSignedIn('/dashboard/lists');
  await screen.findByRole('heading', { name: 'Aquí se queda lo que guardes' });
  expect(screen.queryByRole('region', { name: 'También en tu «quizá»' })).toBeNull();
  unmount();
  const compared = createComparedRepository(records());
  for (const course of [uno, dos]) compared.add(course);
  const query = followedKey({ ...emptyQuery, text: 'python' });
  createFollowedRepository(records()).put({ query, courseIds: [], isWhole: true, seenOn: null });
  await renderSignedIn('/dashboard/lists');
  const also = within(await screen.findByRole('region', { name: 'También en tu «quizá»' }));
  const hrefOf = (name: string) => also.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Sigues un tema o una búsqueda')).toBe('/dashboard/changed');
  expect(hrefOf('Comparas 2 cursos')).toMatch(/^\/dashboard\/compare\?.*udemy.*udemy/);
});
