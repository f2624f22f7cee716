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
