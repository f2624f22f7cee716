import { createMemoryCatalogue, noNews } from '@aulario/course-data';
import { aCatalogue, someNews } from '@aulario/course-data/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const news = someNews({ title: 'Piano en casa', category: 'Music' });
const piano = createMemoryCatalogue(news.courses.map(({ course }) => course).slice(0, 1));
const catalogue = aCatalogue({ ...piano, news: async () => news });

const atom = () => screen.getByRole('link', { name: 'Atom' }).getAttribute('href');

/** Answers with the names of the searches that have feeds. */
function serveNames(names: readonly string[], status = 200) {
  const answer = vi.fn(async (_: string) => Response.json(names, { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

it('leads to the feeds of a search that has some, however it is typed', async () => {
  const asked = serveNames(['mineria-de-datos', 'piano']);
  await renderApp('/en/courses?q=Pianó', { catalogue });
  await screen.findByText('What’s new for “Pianó”, for your feed reader:');
  expect(asked.mock.calls[0]?.[0]).toBe('/en/feeds/searches.json');
  expect(atom()).toBe('/en/feeds/piano/feed.xml');
  expect(screen.queryByText(/has no feed of its own/)).toBeNull();
});

it.each([
  ['a search without feeds', '/en/courses?q=piano', ['excel'], 200],
  ['a search with filters', '/en/courses?q=piano&category=Music', ['piano'], 200],
  ['a host that does not answer', '/en/courses?q=piano', ['piano'], 503],
])('leads to the feeds of the only category for %s, and says why', async (_, at, names, status) => {
  serveNames(names, status);
  await renderApp(at, { catalogue });
  await screen.findByText('What’s new in Music, for your feed reader:');
  screen.getByText(/^This search has no feed of its own/);
  expect(atom()).toBe('/en/news/music/feed.xml');
});

it('names no feeds while builds cannot be compared', async () => {
  const names = serveNames(['piano']);
  const asked = vi.fn(async () => noNews);
  await renderApp('/en/courses?q=piano', { catalogue: aCatalogue({ ...piano, news: asked }) });
  await screen.findByRole('list', { name: 'Courses' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: 'Atom' })).toBeNull();
  expect(names).not.toHaveBeenCalled();
});
