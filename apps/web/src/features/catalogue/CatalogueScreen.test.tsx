import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const python = aCourse({
  id: 'udemy:1',
  title: 'Programación en Python',
  subjects: ['Python'],
  instructors: ['Ada Ejemplo'],
});
const courses = [
  python,
  aCourse({ id: 'udemy:2', title: 'Python avanzado', subjects: ['Python'] }),
  aCourse({ id: 'udemy:3', title: 'Guitarra', subjects: ['Guitar'], category: 'Music' }),
];
const catalogue = createMemoryCatalogue(courses);
const open = (search: string, asked = catalogue) =>
  renderSignedIn(`/dashboard/home${search}`, { catalogue: asked });
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('says what was corrected, marks it, and goes back to what was typed', async () => {
  const { user, address } = await open('?q=pyton');
  await screen.findByText(/Mostramos resultados para «/);
  await waitFor(() => expect(marked()).toContain('Python'));
  await user.click(screen.getByRole('link', { name: 'Buscar «pyton» tal cual' }));
  await screen.findByRole('heading', { name: 'Nada para «pyton»' });
  expect(address()).toBe('/dashboard/home?q=pyton&exact=1');
  expect(screen.queryByText(/Mostramos resultados/)).toBeNull();
});

it('tells why a course was found, in plain words', async () => {
  const { user } = await open('?q=python+ada');
  const name = '¿Por qué aparece? Programación en Python';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Por qué aparece este curso')).toBeTruthy();
  expect(screen.getAllByText(/^igual · /).length).toBeGreaterThan(1);
  expect(screen.getByText('igual · instructor')).toBeTruthy();
});

it('tells no reason where nothing was searched', async () => {
  await open('');
  await screen.findByText('3 cursos');
  expect(screen.queryByRole('button', { name: /Por qué/ })).toBeNull();
});

it('shows courses like one, names it, and goes back', async () => {
  const { user, address } = await open('?q=programacion');
  await user.click(
    await screen.findByRole('link', { name: 'Cursos parecidos a Programación en Python' }),
  );
  await screen.findByText(/parecidos a «Programación en Python»/);
  expect(address()).toBe('/dashboard/home?like=udemy%3A1');
  expect(document.title).toBe('Parecidos a «Programación en Python» · Aulario');
  await user.click(screen.getByRole('link', { name: /^Quitar el filtro: cursos parecidos/ }));
  expect(await screen.findByText('3 cursos')).toBeTruthy();
});

it('remembers what was found: Back asks nobody', async () => {
  const search = vi.fn(catalogue.search);
  const many = createMemoryCatalogue(someCourses(30));
  search.mockImplementation(many.search);
  const { user, router } = await open('', aCatalogue({ ...many, search }));
  await user.click(await screen.findByRole('link', { name: 'Página 2' }));
  await screen.findByRole('group', { name: 'Cursos, página 2 de 3' });
  expect(search).toHaveBeenCalledTimes(2);
  expect(document.title).toBe('Catálogo, página 2 · Aulario');
  await router.navigate(-1);
  await screen.findByRole('group', { name: 'Cursos, página 1 de 3' });
  expect(search).toHaveBeenCalledTimes(2);
});

it('asks anew for the reader of another language', async () => {
  const search = vi.fn(catalogue.search);
  const { user } = await open('', aCatalogue({ ...catalogue, search }));
  await screen.findByText('3 cursos');
  await user.click(screen.getByRole('button', { name: /English/ }));
  await screen.findByText('3 courses');
  await waitFor(() => expect(search.mock.lastCall?.[0].language).toBe('en'));
});

it('announces how many there are in one place only', async () => {
  await open('?q=python');
  await screen.findByText('2 cursos');
  const told = screen
    .getAllByRole('status')
    .filter((status) => /2 cursos/.test(status.textContent));
  expect(told).toHaveLength(1);
  expect(within(told[0] ?? document.body).getByText(/para «python»/)).toBeTruthy();
});
