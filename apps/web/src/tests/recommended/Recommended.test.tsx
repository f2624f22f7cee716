import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillCart } from '../../testing/fillCart.ts';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const inCart = aCourse({ id: 'udemy:1', title: 'Python uno', subjects: ['Python'] });
const catalogue = createMemoryCatalogue([
  inCart,
  ...['dos', 'tres', 'cuatro'].map((number, place) =>
    aCourse({ id: `udemy:2${place}`, title: `Python ${number}`, subjects: ['Python'] }),
  ),
  aCourse({ id: 'udemy:3', title: 'Guitarra', subjects: ['Guitar'], category: 'Music' }),
  aCourse({ id: 'udemy:4', title: 'Piano', subjects: ['Piano'], category: 'Music' }),
  // More than the page of the catalogue shows, which is never repeated below it.
  ...Array.from({ length: 14 }, (_, index) =>
    aCourse({ id: `udemy:1${index}`, title: `Violín ${index}`, category: 'Music' }),
  ),
]);
const row = (name: string) => within(screen.getByRole('region', { name }));

it('recommends from the saved category and the cart, each with its reason', async () => {
  keepCategory('Music');
  fillCart([inCart]);
  await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByRole('heading', { name: 'Para ti, de Música' });
  expect(row('Para ti, de Música').getAllByRole('heading', { level: 3 }).length).toBeTruthy();
  screen.getByText('Porque es la categoría que guardaste en tu perfil.');
  expect(row('Para ti, como «Python uno»').getByText('Python dos')).toBeTruthy();
  expect(row('Para ti, como «Python uno»').queryByText('Python uno')).toBeNull();
});

it('asks for none where nothing speaks for any, or where something is searched', async () => {
  const recommend = vi.fn(catalogue.recommend);
  const asked = aCatalogue({ ...catalogue, recommend });
  const { unmount } = await renderSignedIn('/dashboard/home', { catalogue: asked });
  await screen.findByText('20 cursos');
  unmount();
  keepCategory('Music');
  await renderSignedIn('/dashboard/home?q=python', { catalogue: asked });
  await screen.findByText('4 cursos');
  expect(recommend).not.toHaveBeenCalled();
});

it('shows the catalogue without them when they cannot be had', async () => {
  keepCategory('Music');
  await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({ ...catalogue, recommend: () => Promise.reject(new Error('no')) }),
  });
  await screen.findByText('20 cursos');
  expect(screen.queryByText(/^Para ti/)).toBeNull();
});

it('shows no row of one or two', async () => {
  fillCart([aCourse({ id: 'udemy:3', title: 'Guitarra', subjects: ['Guitar'] })]);
  const recommend = vi.fn(catalogue.recommend);
  await renderSignedIn('/dashboard/home', { catalogue: aCatalogue({ ...catalogue, recommend }) });
  await waitFor(() => expect(recommend).toHaveBeenCalled());
  await recommend.mock.results[0]?.value;
  expect(screen.queryByText(/^Para ti/)).toBeNull();
});
