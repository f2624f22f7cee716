import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../../testing/renderApp.tsx';

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

it('searches a subject inside its category', async () => {
  const { user, address } = await renderSignedIn('/dashboard/categories/development', {
    catalogue,
  });
  const subjects = await screen.findByRole('list', { name: /^Temas de Desarrollo/ });
  await user.click(within(subjects).getByRole('link', { name: /Python/ }));
  await screen.findByText(/para «Python» en Desarrollo/);
  expect(address()).toBe('/dashboard/home?q=Python&category=Development');
});

it('shows where to begin, and leads to all of it', async () => {
  const { user, address } = await renderSignedIn('/dashboard/categories/development', {
    catalogue,
  });
  const grid = await screen.findByRole('list', { name: 'Cursos' });
  expect(grid.children).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Ver los 14 cursos y los filtros' }));
  await screen.findByText(/en Desarrollo software y web/);
  expect(address()).toBe('/dashboard/home?category=Development');
});

it('goes from door to door', async () => {
  const { user } = await renderSignedIn('/dashboard/categories/music', { catalogue });
  await screen.findByRole('heading', { level: 1, name: 'Música' });
  const doors = screen.getByRole('navigation', { name: 'Categorías' });
  await user.click(within(doors).getByRole('link', { name: 'Diseño' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Diseño' });
  expect(document.activeElement).toBe(heading);
  expect(await screen.findByText('0 cursos')).toBeTruthy();
});

it.each(['basketry', '__proto__', 'Music', '..%2Fprofile'])(
  'knows no category %s',
  async (slug) => {
    await renderSignedIn(`/dashboard/categories/${slug}`, { catalogue });
    expect(await screen.findByText(/Esa puerta no existe/)).toBeTruthy();
  },
);

it('tells that it failed, and tries again', async () => {
  let isDown = true;
  const overview = async () => {
    if (isDown) throw new CatalogueError('network');
    return catalogue.overview();
  };
  const { user } = await renderSignedIn('/dashboard/categories', {
    catalogue: aCatalogue({ ...catalogue, overview }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findAllByText('14 cursos')).not.toHaveLength(0);
});

it('brings whoever has to log in first to the category', async () => {
  const { address } = await renderApp('/dashboard/categories/music', { catalogue });
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(address()).toBe('/login?next=%2Fdashboard%2Fcategories%2Fmusic');
});
