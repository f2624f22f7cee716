import { type Course, createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { type AddedFields, addedCourse } from '@aulario/my-courses/add';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createComparedRepository } from '@aulario/my-courses/compare';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const corto = aCourse({ id: 'udemy:1', title: 'Corto', minutes: 300, hasCertificate: false });
const largo = aCourse({
  ...{ id: 'udemy:2', title: 'Largo', minutes: 900, hasCertificate: true },
  price: { kind: 'free', certificate: { amount: 4900, currency: 'USD' } },
});
const mudo = aCourse({ id: 'udemy:3', title: 'Mudo', price: { kind: 'unknown' }, language: null });
const catalogue = createMemoryCatalogue([corto, largo, mudo]);

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => {
    const found = /\d\.º: (.*)/.exec(textContent ?? '');
    return found?.[1] ?? [];
  });

it('orders courses with reasons, and again when a weight changes, in the address', async () => {
  const { address } = await renderApp('/compare?c=udemy:1&c=udemy:2&c=udemy:3', {
    catalogue,
  });
  await screen.findByRole('heading', { level: 2, name: 'Primero, «Largo»' });
  expect(titles()).toEqual(['Largo', 'Mudo', 'Corto']);
  expect(screen.getByText('El certificado se paga: 49,00 US$.')).toBeTruthy();
  expect(screen.getByText(/^Si el tiempo decidiera, iría primero «Corto»/)).toBeTruthy();

  const time = screen.getByRole('slider', { name: 'Cuánto pesa: Tiempo' });
  time.focus();
  fireEvent.change(time, { target: { value: '3' } });
  await screen.findByRole('heading', { level: 2, name: 'Primero, «Corto»' });
  expect(address()).toBe('/compare?c=udemy%3A1&c=udemy%3A2&c=udemy%3A3&w=223111');
  expect(screen.getByText('Ahora: Primero, «Corto».')).toBeTruthy();
  expect(document.activeElement).toBe(time);
  const rating = screen.getByRole<HTMLInputElement>('slider', {
    name: 'Cuánto pesa: Valoración',
  });
  expect(rating.disabled).toBe(true);
});

it('says a tie, what is discontinued, and what is missing to compare', async () => {
  const { user, address, unmount } = await renderApp(
    '/compare?c=udemy:1&c=udemy:9&c=udemy:2&w=000000',
    {
      catalogue,
    },
  );
  await screen.findByRole('heading', { level: 2, name: 'Empatan: «Corto» y «Largo»' });
  expect(screen.getByText('1 curso de la comparación ya no está en el catálogo.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar de la comparación: Corto' }));
  await screen.findByRole('heading', { name: 'Para comparar hace falta otro curso' });
  expect(address()).toBe('/compare?c=udemy%3A9&c=udemy%3A2&w=000000');
  expect(screen.getByRole('link', { name: 'Largo' }).getAttribute('href')).toBe(
    '/course/udemy:2/largo',
  );
  screen.getByText('Quitado de la comparación: «Corto».');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('heading', { level: 2, name: 'Empatan: «Corto» y «Largo»' });
  expect(address()).toBe('/compare?c=udemy%3A1&c=udemy%3A9&c=udemy%3A2&w=000000');
  unmount();
  await renderApp('/compare?c=%E0%A4%A&w=x', { catalogue });
  await screen.findByRole('heading', { name: 'Aquí no hay nada que comparar' });
});

it('brings a chosen course back on another screen, which stays', async () => {
  const records = browserOf().page.visitor;
  const chosen = createComparedRepository(records);
  for (const course of [corto, largo]) chosen.add(course);
  const { user, address, router } = await renderApp('/compare?c=udemy:1&c=udemy:2', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Quitar de la comparación: Corto' }));
  await act(() => router.navigate('/lists'));
  await screen.findByRole('heading', { level: 1, name: 'Guardados' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('link', { name: 'Comparar 2' });
  expect(address()).toBe('/lists');
});

it('leads back from another screen to a comparison that only its link knew', async () => {
  const { user, address, router } = await renderApp('/compare?c=udemy:1&c=udemy:2', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Quitar de la comparación: Corto' }));
  await act(() => router.navigate('/lists'));
  await screen.findByRole('heading', { level: 1, name: 'Guardados' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('button', { name: 'Quitar de la comparación: Corto' });
  expect(address()).toMatch(/^\/compare\?c=udemy%3A1&c=udemy%3A2/);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/lists');
});

/** Opens a comparison of courses that differ in these facts only; returns a function for a row. */
async function compare(...facts: readonly Partial<Course>[]) {
  const courses = facts.map((own, place) =>
    aCourse({ ...own, id: `udemy:${place + 1}`, title: `Curso ${place + 1}` }),
  );
  const ids = courses.map(({ id }) => `c=${id}`).join('&');
  await renderApp(`/compare?${ids}`, { catalogue: createMemoryCatalogue(courses) });
  await screen.findByRole('heading', { level: 3, name: 'Costo' });
  return (criterion: string) => {
    const row = screen.getByRole('heading', { level: 3, name: criterion }).closest('li');
    if (row === null) throw new Error('The criterion has no row.');
    return within(row);
  };
}

it('knows of a certificate what the page of the course knows', async () => {
  const paid = { access: { ...aCourse().access, certificate: 'paid' } } as const;
  const url = 'https://www.edx.org/course/1';
  const row = await compare({ ...paid, platform: 'edx', url }, { hasCertificate: false });
  row('Certificado').getByText('de pago');
  screen.getByText('Da certificado.');
});

it('says that a certificate is in the price, not that it is paid', async () => {
  const row = await compare({ access: { ...aCourse().access, certificate: 'paid' } }, {});
  expect(row('Certificado').getAllByText('en el precio')).toHaveLength(2);
  expect(row('Certificado').queryByText('de pago')).toBeNull();
});

it('says what is known of one course only, which weighs nothing', async () => {
  const row = await compare({ level: 'beginner' }, {}, {});
  row('Nivel').getByText('Solo se sabe de uno: no cambia el orden.');
  expect(row('Nivel').getByRole<HTMLInputElement>('slider').disabled).toBe(true);
});

it('counts a missing rating as an ordinary one, and says so', async () => {
  const row = await compare({ rating: 4.9 }, {}, {});
  row('Valoración').getByText('Solo se sabe de uno: a los demás les contamos un promedio.');
  expect(row('Valoración').getAllByText('cuenta como 4,4')).toHaveLength(2);
  expect(row('Valoración').getByRole<HTMLInputElement>('slider').disabled).toBe(false);
  screen.getByText('El mejor valorado de los que tienen valoración: 4,9.');
});

it('says where the language is known by the title alone', async () => {
  const row = await compare({ filled: ['language'] }, {});
  expect(row('Idioma').getAllByText('según el título')).toHaveLength(1);
});

it('says why a value does not count', async () => {
  const row = await compare(
    { weeks: { min: 1, max: 4 } },
    { weeklyHours: { min: 2, max: 3 } },
    { minutes: 60 },
  );
  row('Tiempo').getByText('sin horas por semana, no cuenta');
  row('Tiempo').getByText('sin número de semanas, no cuenta');
});

it('says for which place courses would tie', async () => {
  await compare({ minutes: 60 }, { minutes: 90 });
  screen.getByText(
    'Si el tiempo te diera igual, empatarían en primer lugar «Curso 1» y «Curso 2».',
  );
});

it('tries again when the catalogue could not be asked', async () => {
  const course = vi.fn(catalogue.course).mockRejectedValueOnce(new Error('no'));
  const { user } = await renderApp('/compare?c=udemy:1&c=udemy:2', {
    catalogue: { ...catalogue, course },
  });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { level: 2, name: 'Primero, «Largo»' });
});

it('is chosen from cards by a key, up to four, and survives a reload', async () => {
  const many = ['1', '2', '3', '4', '5'].map((id) =>
    aCourse({ id: `udemy:${id}`, title: `Curso ${id}` }),
  );
  const services = { catalogue: createMemoryCatalogue(many) };
  const { unmount } = await renderApp('/courses', services);
  const press = async (title: string) => {
    const name = new RegExp(`^${title} `, 'i');
    const [link] = await screen.findAllByRole('link', { name });
    if (link) fireEvent.keyDown(link, { key: 'c' });
  };
  await press('Curso 1');
  expect(screen.getByText('Elige otro más')).toBeTruthy();
  await press('Curso 2');
  await press('Curso 3');
  await press('Curso 4');
  await press('Curso 5');
  expect(screen.getByText('Se comparan 4 cursos como máximo. Quita uno antes.')).toBeTruthy();
  unmount();
  const again = await renderApp('/courses', services);
  const go = await screen.findByRole('link', { name: 'Comparar 4' });
  await again.user.click(go);
  const address = '/compare?c=udemy%3A1&c=udemy%3A2&c=udemy%3A3&c=udemy%3A4';
  await waitFor(() => expect(again.address()).toBe(address));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Comparar 4' })).toBeNull());
});

it('compares what is chosen where the address names no courses', async () => {
  const records = browserOf().page.visitor;
  const chosen = createComparedRepository(records);
  chosen.add(corto);
  const { address, unmount } = await renderApp('/compare', { catalogue });
  await screen.findByRole('heading', { level: 2, name: 'Para comparar hace falta otro curso' });
  expect(address()).toBe('/compare?c=udemy%3A1');
  unmount();

  chosen.add(largo);
  const again = await renderApp('/compare?w=223111', { catalogue });
  await screen.findByRole('heading', { level: 2, name: 'Primero, «Corto»' });
  expect(again.address()).toBe('/compare?c=udemy%3A1&c=udemy%3A2&w=223111');
});

it('stands in the dashboard, and becomes a list', async () => {
  const { user } = await renderSignedIn('/dashboard/compare?c=udemy:1&c=udemy:2', { catalogue });
  await screen.findByRole('heading', { level: 2, name: 'Primero, «Largo»' });
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  await user.click(screen.getByRole('button', { name: 'Guardar como lista' }));
  const name = screen.getByLabelText('Nombre de la lista');
  fireEvent.submit(name);
  await waitFor(() => expect(screen.getByText('Guardado en «Comparación».')).toBeTruthy());
});

it('compares a course that the reader has brought, which no catalogue has', async () => {
  const fields: AddedFields = {
    title: 'Cerámica',
    platform: '',
    instructor: '',
    price: { kind: 'unknown' },
    hours: '12',
    language: 'es',
    level: null,
  };
  const added = addedCourse('https://talleres.example/ceramica', fields, 2026);
  if (added === null) throw new Error('No course was made.');
  const records = browserOf().page.visitor;
  createCartRepository(records).add(added);
  await renderApp(`/compare?c=udemy:1&c=${added.id}`, { catalogue });
  await screen.findByRole('button', { name: 'Quitar de la comparación: Cerámica' });
  expect(titles().toSorted()).toEqual(['Cerámica', 'Corto']);
});
