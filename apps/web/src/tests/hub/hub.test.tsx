import { createMemoryCatalogue, delegateCatalogue } from '@aulario/course-data';
import { aCourse, someCourses } from '@aulario/course-data/testing';
import { firstLanguage } from '@aulario/frame/language/language.ts';
import { createCatalogueLoader } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryServices } from '../../testing/openApp.tsx';
import { renderApp } from '../../testing/renderApp.tsx';

const python = { subjects: ['Python'] };
const catalogue = createMemoryCatalogue([
  ...someCourses(5, python),
  aCourse({ ...python, id: 'udemy:90', title: 'Python corto', minutes: 60 }),
  aCourse({ ...python, id: 'udemy:91', title: 'Python largo', minutes: 6000 }),
  aCourse({ ...python, id: 'udemy:92', title: 'Python querido', level: 'beginner', rating: 4.8 }),
  aCourse({ id: 'udemy:93', title: 'Guitarra', subjects: ['Guitar'], category: 'Music' }),
]);

it('shows where to begin with a subject, each course under a reason that the data give', async () => {
  await renderApp('/courses/development/python', { catalogue });
  const starts = within(await screen.findByRole('region', { name: 'Por dónde empezar' }));
  expect(starts.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    expect.stringContaining('Python corto'),
    expect.stringContaining('Python querido'),
    expect.stringContaining('Python largo'),
  ]);
  starts.getByText('El mejor valorado en español');
  starts.getByText('El de más horas en español');
});

it('lists the courses of a subject, and no others that say its name', async () => {
  const said = aCourse({ id: 'udemy:94', title: 'Python con Django', subjects: ['Django'] });
  const courses = [...someCourses(2, python), said];
  await renderApp('/courses/development/python', { catalogue: createMemoryCatalogue(courses) });
  const grid = await screen.findByRole('list', { name: 'Cursos' });
  expect(within(grid).getAllByRole('heading')).toHaveLength(2);
  expect(within(grid).queryByText(/Django/)).toBeNull();
  const own = screen.getByRole('link', { name: /^Python 2 cursos/ });
  expect(own.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar cursos' }).value).toBe('');
});

it('tells what a hub holds, and keeps its filters to itself', async () => {
  await renderApp('/courses/development', { catalogue });
  await screen.findByText('8 cursos de 1 plataforma: ninguno gratis, 8 en español.');
  screen.getByRole('button', { name: /^Nivel/ });
});

it('tells of a single course in simple words', async () => {
  await renderApp('/courses/music', { catalogue });
  await screen.findByText('Un solo curso, de Udemy, en español.');
});

it('gives no reason where nothing is known, and none where there is nothing to choose', async () => {
  await renderApp('/courses/music/guitar', { catalogue });
  await screen.findByRole('heading', { level: 1, name: 'Guitarra' });
  expect(screen.queryByRole('region', { name: 'Por dónde empezar' })).toBeNull();
});

it('asks for the courses of a category without waiting for its facts', async () => {
  const unanswered = new Promise<never>(() => undefined);
  const asked: string[] = [];
  const silent = delegateCatalogue((kind) => {
    asked.push(kind);
    return unanswered;
  });
  const services = memoryServices({ catalogue: silent });
  const load = createCatalogueLoader(services, null, () => firstLanguage);
  const request = new Request('https://aulario.invalid/courses/development');
  void load({ request, params: { category: 'development' } });
  await waitFor(() => expect(asked).toEqual(['overview', 'count', 'search']));
});
