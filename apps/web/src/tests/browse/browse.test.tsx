import { CatalogueError, createMemoryCatalogue, type OverviewQuery } from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue([
  ...someCourses(14, { subjects: ['Python'] }),
  aCourse({ id: 'udemy:90', title: 'Guitarra', subjects: ['Guitar'], category: 'Music' }),
]);

it('shows the twelve categories with their counts, and leads into each', async () => {
  const { user, address } = await renderSignedIn('/dashboard/categories', { catalogue });
  await screen.findByRole('heading', { level: 1, name: 'Categorías' });
  expect(await screen.findAllByText('14 cursos')).not.toHaveLength(0);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: /^Música/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Música' });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe('/dashboard/categories/music');
  expect(document.title).toBe('Música · Aulario');
});

it('leads to the page of a subject inside its category', async () => {
  const { user, address } = await renderSignedIn('/dashboard/categories/development', {
    catalogue,
  });
  const subjects = await screen.findByRole('list', { name: /^Temas de Desarrollo/ });
  await user.click(within(subjects).getByRole('link', { name: /Python/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Python' });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe('/dashboard/categories/development/python');
  await user.click(await screen.findByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(address()).toBe('/dashboard/categories/development/python?page=2'));
});

it('has the filters of the catalogue on the page of a category, and pages', async () => {
  const { user, address } = await renderSignedIn('/dashboard/categories/development', {
    catalogue,
  });
  const grid = await screen.findByRole('list', { name: 'Cursos' });
  expect(grid.children).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(address()).toBe('/dashboard/categories/development?page=2'));
  await user.selectOptions(screen.getByLabelText('Orden'), 'price-up');
  await waitFor(() => expect(address()).toBe('/dashboard/categories/development?sort=price-up'));
});

it('goes through a door to its category, which has no doors', async () => {
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  // They are hidden where the sidebar leads to the categories.
  const doors = { name: 'Categorías', hidden: true };
  const shown = await screen.findByRole('navigation', doors);
  await user.click(within(shown).getByRole('link', { name: 'Diseño', hidden: true }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Diseño' });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('navigation', doors)).toBeNull();
  await screen.findAllByText('0 cursos');
});

it.each(['basketry', '__proto__', 'Music', '..%2Fprofile', 'music/basketry', 'music/a/b'])(
  'knows no page %s',
  async (slug) => {
    await renderSignedIn(`/dashboard/categories/${slug}`, { catalogue });
    await screen.findByText(/Esa puerta no existe/);
  },
);

it('tells that it failed, and tries again', async () => {
  let isDown = true;
  const overview = async (query: OverviewQuery) => {
    if (isDown) throw new CatalogueError('network');
    return catalogue.overview(query);
  };
  const { user } = await renderSignedIn('/dashboard/categories', {
    catalogue: aCatalogue({ ...catalogue, overview }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByText('14 cursos')).not.toHaveLength(0);
});

it('leads to the category after a required login', async () => {
  const { address } = await renderApp('/dashboard/categories/music', { catalogue });
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(address()).toBe('/login?next=%2Fdashboard%2Fcategories%2Fmusic');
});
