import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse, usd } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const courses = [
  aCourse({ id: 'udemy:1', title: 'Uno', level: 'beginner' }),
  aCourse({ id: 'udemy:2', title: 'Dos', level: 'advanced', language: 'en-US' }),
  aCourse({ id: 'udemy:3', title: 'Tres', price: { kind: 'paid', money: usd(999) } }),
];
const catalogue = createMemoryCatalogue(courses);

const titles = () =>
  within(screen.getByRole('list', { name: 'Cursos' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent.replace(' (se abre en otra pestaña)', ''));

/** The panels of jsdom are closed for good: it knows no popovers. */
const tick = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true });

async function openFacet(path: string, name: RegExp) {
  const app = await renderSignedIn(path, { catalogue });
  await screen.findByRole('list', { name: 'Cursos' });
  await app.user.click(screen.getByRole('button', { name }));
  return app;
}

it('narrows down in the address, and says what is on', async () => {
  const { user, address } = await openFacet('/dashboard/home?page=2', /^Nivel/);
  await screen.findByRole('checkbox', { name: /Principiante 1 curso$/, hidden: true });
  await user.click(tick(/^Principiante/));
  await waitFor(() => expect(titles()).toEqual(['Uno']));
  expect(address()).toBe('/dashboard/home?level=beginner');
  expect(tick(/^Principiante/)).toHaveProperty('checked', true);
  await user.click(tick(/^Sin dato/));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(address()).toBe('/dashboard/home?level=beginner&level=unknown');
  screen.getByRole('link', { name: 'Quitar el filtro Nivel: sin dato' });
  screen.getByRole('link', { name: 'Quitar filtros' });
  await user.click(screen.getByRole('link', { name: 'Quitar el filtro Principiante' }));
  await waitFor(() => expect(address()).toBe('/dashboard/home?level=unknown'));
  // One filter has one way off.
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Quitar filtros' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Quitar el filtro Nivel: sin dato' }));
  await waitFor(() => expect(address()).toBe('/dashboard/home'));
  expect(document.activeElement).not.toBe(document.body);
});

it('counts each facet under the others, and only once the reader reaches for them', async () => {
  const count = vi.fn(catalogue.count);
  const { user } = await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({ ...catalogue, count }),
  });
  await screen.findByText('3 cursos');
  expect(count).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Idioma/ }));
  await screen.findByRole('checkbox', { name: /^Inglés 1 curso$/, hidden: true });
  await user.click(screen.getByRole('button', { name: /^Nivel/ }));
  await user.click(tick(/^Principiante/));
  // What leads to nothing is no longer offered.
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /^Inglés/, hidden: true })).toBeNull(),
  );
  expect(tick(/^Avanzado 1 curso$/)).toBeTruthy();
});

it('works without counts when they cannot be had', async () => {
  const { user, address } = await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({ ...catalogue, count: () => Promise.reject(new Error('no')) }),
  });
  await screen.findByText('3 cursos');
  await user.click(screen.getByRole('button', { name: /^Nivel/ }));
  await user.click(tick(/^Principiante/));
  await waitFor(() => expect(titles()).toEqual(['Uno']));
  expect(address()).toBe('/dashboard/home?level=beginner');
});

it('orders, in the address', async () => {
  const { user, address } = await renderSignedIn('/dashboard/home?language=es', { catalogue });
  await screen.findByText('2 cursos');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Más baratos');
  await waitFor(() => expect(titles()).toEqual(['Tres', 'Uno']));
  expect(address()).toBe('/dashboard/home?language=es&sort=price-up');
});

it('calls the first order by its name: relevance belongs to a search', async () => {
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  const order = await screen.findByRole('combobox', { name: 'Orden' });
  expect(within(order).getAllByRole('option')[0]?.textContent).toBe('Sugeridos');
  await user.type(screen.getByRole('combobox', { name: 'Buscar cursos' }), 'uno{Enter}');
  await within(order).findByRole('option', { name: 'Relevancia' });
});

it('says of the hours which end of a span counts', async () => {
  const span = { weeks: { min: 7, max: 7 }, weeklyHours: { min: 2, max: 4 } };
  const { user } = await renderSignedIn('/dashboard/home', {
    catalogue: createMemoryCatalogue([aCourse(span)]),
  });
  await user.click(await screen.findByRole('button', { name: /^Más/ }));
  await screen.findByRole('checkbox', { name: 'De 20 a 40 horas 1 curso', hidden: true });
  expect(screen.getAllByText('Cuenta la duración máxima.').length).toBeGreaterThan(0);
});
