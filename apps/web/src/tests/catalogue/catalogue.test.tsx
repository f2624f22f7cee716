import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plantRecord } from '../../testing/browserOf.ts';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const thirty = createMemoryCatalogue(someCourses(30));
const cards = () => within(screen.getByRole('list', { name: 'Cursos' })).getAllByRole('heading');

it('shows the first page of twelve, and how many there are', async () => {
  await renderSignedIn('/dashboard/home', { catalogue: thirty });
  await screen.findByText('30 cursos');
  expect(cards()).toHaveLength(12);
  expect(document.title).toBe('Catálogo · Aulario');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('keeps the page in the address, and goes back', async () => {
  const { user, address, router } = await renderSignedIn('/dashboard/home', { catalogue: thirty });
  await user.click(await screen.findByRole('link', { name: 'Página 3' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(address()).toBe('/dashboard/home?page=3');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Cursos, página 3 de 3' }));
  await router.navigate(-1);
  await waitFor(() => expect(cards()).toHaveLength(12));
});

it('searches from the first page, in the address', async () => {
  const courses = [...someCourses(30), aCourse({ id: 'udemy:900', title: 'C++ para empezar' })];
  const { user, address } = await renderSignedIn('/dashboard/home?page=2', {
    catalogue: createMemoryCatalogue(courses),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Buscar cursos' }), ' c++ {Enter}');
  await screen.findByText('1 curso');
  screen.getByText(/para «c\+\+»/);
  expect(address()).toBe('/dashboard/home?q=c%2B%2B');
  expect(document.title).toBe('«c++» en el catálogo · Aulario');
});

it('shows a skeleton only while the courses are on their way', async () => {
  const arrived = Promise.withResolvers<void>();
  const slow = aCatalogue({
    search: async (...query) => arrived.promise.then(() => thirty.search(...query)),
  });
  await renderSignedIn('/dashboard/home', { catalogue: slow });
  await screen.findByText('Cargando los cursos…');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar cursos' }).readOnly).toBe(
    true,
  );
  arrived.resolve();
  await screen.findByText('30 cursos');
  expect(screen.queryByText('Cargando los cursos…')).toBeNull();
});

it('keeps the query when the catalogue fails, and tries again', async () => {
  let isDown = true;
  const catalogue = aCatalogue({
    async search(...query) {
      if (isDown) throw new CatalogueError('network');
      return thirty.search(...query);
    },
  });
  const { user, address } = await renderSignedIn('/dashboard/home?q=curso', { catalogue });
  expect((await screen.findByRole('alert')).textContent).toContain('Parece que no hay conexión');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar cursos' }).value).toBe(
    'curso',
  );
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('30 cursos');
  expect(address()).toBe('/dashboard/home?q=curso');
});

it('offers no second attempt where the browser lacks something, but says what helps', async () => {
  const catalogue = aCatalogue({
    search: () => Promise.reject(new CatalogueError('unsupported')),
    course: () => Promise.reject(new CatalogueError('unsupported')),
  });
  for (const address of ['/dashboard/home?q=curso', '/compare?c=udemy:1&c=udemy:2']) {
    const { unmount } = await renderSignedIn(address, { catalogue });
    expect((await screen.findByRole('alert')).textContent).toContain('abre esta dirección en otro');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    unmount();
  }
});

it('starts with the saved category, and ignores one that does not exist', async () => {
  const courses = [
    aCourse({ id: 'udemy:1', title: 'Uno', category: 'Development' }),
    aCourse({ id: 'udemy:2', title: 'Dos', category: 'Music' }),
  ];
  keepCategory('Music');
  const catalogue = createMemoryCatalogue(courses);
  const { unmount } = await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByText('2 cursos');
  expect(cards()[0]?.textContent).toContain('Dos');
  unmount();

  plantRecord(testAccount.id, ['settings', 'category', 'Basketry']);
  localStorage.setItem('category', 'Basketry');
  await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByText('2 cursos');
  expect(cards()[0]?.textContent).toContain('Uno');
});

it('puts a course into the cart and takes it out again', async () => {
  const catalogue = createMemoryCatalogue([aCourse({ title: 'Uno' })]);
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Agregar al carrito: Uno' }));
  expect(screen.getAllByText('1 curso').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Quitar del carrito: Uno' }));
  screen.getByRole('button', { name: 'Agregar al carrito: Uno' });
});
