import { createMemoryCatalogue, noDetails } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const excel = { subjects: ['Excel'], category: 'Office Productivity' } as const;
const first = aCourse({ id: 'udemy:1', title: 'Excel I', level: 'beginner', ...excel });
const second = aCourse({ id: 'udemy:2', title: 'Excel II', level: 'intermediate', ...excel });

it('tells in one line what nobody recorded', async () => {
  const course = aCourse({ id: 'udemy:1', level: null, language: 'es', rating: null });
  await renderApp('/course/udemy:1', { catalogue: createMemoryCatalogue([course]) });
  await screen.findByText(
    'nivel, tiempo, valoración, qué aprendes y el programa. Búscalo en Udemy.',
  );
  const facts = screen.getByRole('region', { name: 'Datos del curso' });
  expect(
    within(facts)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Idioma']);
});

it('names both categories of a course, each with its page', async () => {
  const course = aCourse({ category: 'Design', secondCategory: 'Development' });
  await renderApp(`/course/${course.id}`, { catalogue: createMemoryCatalogue([course]) });
  const facts = within(await screen.findByRole('region', { name: 'Datos' }));
  const links = ['Diseño', 'Desarrollo software y web'].map((name) =>
    facts.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/courses/design',
    '/courses/development',
  ]);
});

it('goes on with the next level of the same subject', async () => {
  await renderApp('/course/udemy:1', { catalogue: createMemoryCatalogue([first, second]) });
  const next = within(await screen.findByRole('region', { name: 'Y después' }));
  next.getByRole('heading', { level: 3, name: /Excel II/ });
  next.getByText('Excel, nivel intermedio.');
  expect(next.queryByRole('heading', { level: 3, name: /Excel I$/ })).toBeNull();
});

it('tells dates, skills and other places as far as they are known', async () => {
  const details = {
    ...noDetails(first.id),
    teaches: ['Tablas dinámicas'],
    runs: [
      { start: '2001-01-08', end: '2001-02-01', enrolBy: null, pace: null },
      { start: '2099-03-02', end: null, enrolBy: '2099-02-20', pace: null },
    ],
    offers: [
      {
        platform: 'edx',
        url: 'https://www.edx.org/course/excel',
        price: { kind: 'paid', money: usd(4900) },
        checked: '2026-11-01',
      },
    ],
  } as const;
  await renderApp('/course/udemy:1', { catalogue: createMemoryCatalogue([first], [details]) });
  await screen.findByText('Tablas dinámicas');
  screen.getByText('2 de marzo de 2099 · inscripción hasta el 20 de febrero de 2099');
  expect(screen.queryByText(/2001/)).toBeNull();
  const offer = screen.getByRole('link', { name: /^edX/ });
  expect(offer.getAttribute('href')).toBe('https://www.edx.org/course/excel');
  screen.getByText(/^· 49,00\sUS\$$/);
});

it('tells which similar course it repeats', async () => {
  const lectures = ['Celdas', 'Fórmulas', 'Gráficos', 'Filtros', 'Macros', 'Tablas'].map(
    (title) => ({ title, minutes: null }),
  );
  const curriculum = [{ title: null, minutes: null, lectures }];
  const detailed = [first, second].map(({ id }) => ({ ...noDetails(id), curriculum }));
  await renderApp('/course/udemy:1', {
    catalogue: createMemoryCatalogue([first, second], detailed),
  });
  const repeats = within(await screen.findByRole('region', { name: 'Qué se repite' }));
  repeats.getByText('Repite cerca del 100 % de');
  repeats.getByRole('link', { name: 'Excel II' });
});
