import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { countingCatalogue } from '@aulario/frame/services/outgoing/counting.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue([
  ...someCourses(5, { subjects: ['Python'] }),
  aCourse({
    id: 'udemy:90',
    title: 'Python para empezar',
    level: 'beginner',
    subjects: ['Python'],
  }),
]);
const open = (search: string, asked = catalogue) =>
  renderSignedIn(`/dashboard/home${search}`, { catalogue: asked });

afterEach(() => {
  vi.useRealTimers();
});

it('says what was searched, and where to start instead', async () => {
  const { user } = await open('?q=zzzz');
  await screen.findByRole('heading', { name: 'Nada para «zzzz»' });
  await screen.findByRole('heading', { name: 'Por dónde empezar' });
  await user.click(screen.getByRole('link', { name: 'Ver todo el catálogo' }));
  await screen.findByText('6 cursos');
});

it('is counted where the operator counts what is not found', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const count = vi.fn();
  await open('?q=zzzz', countingCatalogue(catalogue, count));
  await screen.findByRole('heading', { name: 'Por dónde empezar' });
  expect(count).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(count).toHaveBeenCalledExactlyOnceWith({
    kind: 'nothing',
    text: 'zzzz',
    language: 'es',
  });
});

it('offers the route where the search names a goal', async () => {
  const { user, address } = await open('?q=aprender+cocina+desde+cero');
  const [route] = await screen.findAllByRole('link', { name: /^Ver la ruta: / });
  if (route === undefined) throw new Error('No route');
  await user.click(route);
  await screen.findByRole('heading', { level: 1, name: 'De una meta a una ruta' });
  expect(address()).toMatch(/^\/dashboard\/route\?g=cook&/);
});

it('says what a phrase has to be found in', async () => {
  await open('?q="empezar para python"');
  await screen.findByRole('heading', { name: 'Nada para «"empezar para python"»' });
  await screen.findByText(/^Entre comillas, las palabras tienen que ir seguidas en el título/);
});

it('offers each filter to be taken away, with what that would give', async () => {
  const { user, address } = await open('?q=python&level=advanced&platform=udemy');
  await screen.findByRole('heading', { name: 'Nada para «python» con estos filtros' });
  const fewer = await screen.findByRole('link', { name: /Quitar «Avanzado»/ });
  expect(fewer.textContent).toContain('6 cursos');
  expect(screen.queryByRole('link', { name: /Quitar «Udemy»/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Sin ningún filtro/ }).textContent).toContain('6 cursos');
  // Every course of this catalogue is on Udemy, but none is advanced.
  expect(screen.queryByRole('link', { name: /Quitar «python»/ })).toBeNull();
  await user.click(fewer);
  await screen.findByRole('list', { name: 'Cursos' });
  expect(address()).toBe('/dashboard/home?q=python&platform=udemy');
});

it('offers to take the text away, with what the filters alone would give', async () => {
  const { user, address } = await open('?q=zzzz&level=beginner&platform=udemy');
  const way = await screen.findByRole('link', { name: /Quitar «zzzz»/ });
  expect(way.textContent).toMatch(/\d cursos?$/);
  await user.click(way);
  await screen.findByRole('list', { name: 'Cursos' });
  expect(address()).toBe('/dashboard/home?platform=udemy&level=beginner');
});

it('offers to look for similar words when they were asked as typed', async () => {
  const { user, address } = await open('?q=pyton&exact=1');
  await user.click(await screen.findByRole('link', { name: 'Buscar también palabras parecidas' }));
  await screen.findByRole('list', { name: 'Cursos' });
  expect(address()).toBe('/dashboard/home?q=pyton');
});

it.each([
  ['?category=Music', 'Todavía no hay cursos en Música'],
  ['?q=python&category=Music', 'Nada para «python» en Música'],
  ['?level=advanced&language=fr', 'Ningún curso cumple estos filtros'],
])('tells %s: %s', async (search, title) => {
  await open(search);
  await screen.findByRole('heading', { name: title });
});

it('still leads on when the ways out cannot be had', async () => {
  await open('?q=zzzz', aCatalogue({ ...catalogue, relax: () => Promise.reject(new Error('no')) }));
  await screen.findByRole('heading', { name: 'Nada para «zzzz»' });
  const main = within(screen.getByRole('main'));
  main.getByRole('link', { name: 'Ver todo el catálogo' });
});
