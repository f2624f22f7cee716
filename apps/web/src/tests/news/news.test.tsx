import { CatalogueError, type NewsQuery, noNews } from '@aulario/course-data';
import { aCatalogue, someNews } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const news = someNews({ title: 'Piano en casa', category: 'Music' });

it('shows what is at its lowest price, new and gone, and whose feeds say so', async () => {
  const asked = vi.fn(async (_: NewsQuery) => news);
  await renderApp('/news/music', { catalogue: aCatalogue({ news: asked }) });
  await screen.findByRole('heading', { level: 1, name: 'Música: novedades y bajadas' });
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ category: 'Music' });
  const lowest = within(screen.getByRole('region', { name: 'A su precio más bajo' }));
  expect(lowest.getByRole('heading', { level: 3 }).textContent).toContain('Piano en casa');
  expect(lowest.getByText(/desde el 1 de junio de 2026/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Nuevos' }).textContent).toContain('Guitarra');
  expect(screen.getByRole('region', { name: 'Ya no se ofrecen' }).textContent).toContain('Violín');
  expect(screen.queryByRole('region', { name: 'Ahora gratis' })).toBeNull();
  const feeds = ['Atom', 'JSON Feed'].map((name) => screen.getByRole('link', { name }));
  expect(feeds.map((link) => link.getAttribute('href'))).toEqual([
    '/news/music/feed.xml',
    '/news/music/feed.json',
  ]);
});

it('says that nothing can be compared yet, and leads to the newest', async () => {
  await renderApp('/en/news', { catalogue: aCatalogue({ news: async () => noNews }) });
  await screen.findByRole('heading', { level: 2, name: 'There is nothing to compare with yet' });
  const newest = screen.getByRole('link', { name: 'See the newest' });
  expect(newest.getAttribute('href')).toBe('/en/courses?sort=newest');
  expect(screen.queryByRole('link', { name: 'Atom' })).toBeNull();
});

it('keeps a quiet month apart from the first build', async () => {
  const quiet = async () => ({ ...news, courses: [], gone: [] });
  await renderSignedIn('/dashboard/news', { catalogue: aCatalogue({ news: quiet }) });
  await screen.findByRole('heading', { level: 2, name: 'Nada cambió en 30 días' });
});

it('tries again after a failure', async () => {
  const answer = vi.fn(async () => news).mockRejectedValueOnce(new CatalogueError('network'));
  const { user } = await renderApp('/news', { catalogue: aCatalogue({ news: answer }) });
  await user.click(await screen.findByRole('button', { name: /Reintentar|de nuevo/ }));
  await screen.findByRole('region', { name: 'Nuevos' });
});

it('knows no news of a category that does not exist', async () => {
  await renderApp('/news/astrology', { catalogue: aCatalogue({ news: async () => news }) });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toContain('Novedades');
});
