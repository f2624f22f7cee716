import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, sampleCourses } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue(sampleCourses);

it('says of which platforms and years the courses are, and offers no order that knows nothing', async () => {
  await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByText('120 cursos de edX, Udemy y Coursera. Datos de 2020 a 2024.');
  const orders = within(screen.getByLabelText('Orden'));
  expect(orders.getByRole('option', { name: 'Más cortos' })).toBeTruthy();
  expect(orders.queryByRole('option', { name: 'Más recientes' })).toBeNull();
});

it('says when feeds were read last, and keeps to a few names', async () => {
  const platforms = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: name, name, total: 2 }));
  const about = async () => ({
    ...(await catalogue.about(null)),
    platforms,
    builtOn: '2026-11-22' as const,
  });
  await renderSignedIn('/dashboard/home', { catalogue: aCatalogue({ ...catalogue, about }) });
  await screen.findByText(
    '12 cursos de A, B, C, D, E y 1 plataforma más. Datos del 22 de noviembre de 2026.',
  );
});
