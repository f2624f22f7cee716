import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it('says which step no course covers, and leads to a search for it', async () => {
  const course = aCourse({ id: 'udemy:1', title: 'Comunicación eficaz', level: 'beginner' });
  await renderApp('/route?g=hr-specialist', { catalogue: createMemoryCatalogue([course]) });
  await screen.findByRole('heading', { level: 3, name: /^Sin curso: .*Selección de personal/ });
  const search = screen.getByRole('link', { name: 'Buscar cursos de «Selección de personal»' });
  expect(search.getAttribute('href')).toBe('/courses?q=Selecci%C3%B3n+de+personal');
  screen.getByText(/márcalo en «Desde dónde» cuando lo sepas/);
});

it('tells a free course from one whose price nobody recorded', async () => {
  const beginner = { level: 'beginner', minutes: 600 } as const;
  await renderApp('/route?g=hr-specialist', {
    catalogue: createMemoryCatalogue([
      aCourse({
        ...beginner,
        id: 'udemy:1',
        title: 'Comunicación',
        price: { kind: 'free', certificate: null },
      }),
      aCourse({ ...beginner, id: 'udemy:2', title: 'Negociación', price: { kind: 'unknown' } }),
    ]),
  });
  await screen.findByText(/De un curso no sabemos el precio\. Las lecciones del resto no cuestan/);
  expect(screen.queryByText(/Cuesta Gratis/)).toBeNull();
});
