import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, sampleCourses } from '@aulario/course-data/testing';
import { blogPosts } from '@aulario/screens/articles/blogPosts.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue(sampleCourses);

it('says who wrote a post and when, and leads on to courses and to the next posts', async () => {
  await renderApp('/blog/reading-a-price', { catalogue });
  await screen.findByText('Por Aulario');
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-22');
  const strip = screen.getByRole('region', { name: 'Cursos con lecciones gratis' });
  expect(within(strip).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const more = within(strip).getByRole('link', { name: /^Ver los \d+ cursos$/ });
  expect(more.getAttribute('href')).toBe('/courses?price=free');
  screen.getByRole('heading', { level: 2, name: 'Sigue leyendo' });
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(3);
});

it.each(blogPosts('es').map(({ href }) => href))(
  'goes on from %s with the post that follows in the blog, after the last with the first',
  async (href) => {
    await renderApp(`/en${href}`, { catalogue });
    await screen.findByText('By Aulario');
    const posts = blogPosts('en');
    const own = posts.findIndex((post) => post.href === href);
    const [next] = screen.getAllByRole('article');
    const following = posts[(own + 1) % posts.length];
    expect(within(next as HTMLElement).getByRole('link').textContent).toBe(following?.title);
  },
);

it('is read without a catalogue', async () => {
  const search = () => Promise.reject(new CatalogueError('network'));
  await renderApp('/blog/reading-a-price', { catalogue: aCatalogue({ search }) });
  await screen.findByText('Por Aulario');
  screen.getByRole('heading', { level: 2, name: 'Sigue leyendo' });
  expect(screen.queryByRole('region', { name: 'Cursos con lecciones gratis' })).toBeNull();
});
