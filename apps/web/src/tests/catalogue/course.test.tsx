import {
  CatalogueError,
  type Course,
  createMemoryCatalogue,
  noDetails,
  type Offer,
} from '@aulario/course-data';
import { aCatalogue, aCourse, someCourses } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coursesOfOneScene, drawnCovers } from '../../testing/coursesOfOneScene.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const guitar = aCourse({ id: 'udemy:90', title: 'Fundamentos de la guitarra', category: 'Music' });
const piano = aCourse({ id: 'udemy:91', title: 'Fundamentos del piano', category: 'Music' });
const memory = createMemoryCatalogue([guitar, piano, ...someCourses(13)]);

it('shows a course to everybody, with its own heading and the way to its platform', async () => {
  const { address } = await renderApp('/course/udemy:90/fundamentos-de-la-guitarra', {
    catalogue: memory,
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Fundamentos de la guitarra');
  expect(document.title).toBe('Fundamentos de la guitarra · Aulario');
  const out = screen.getByRole('link', { name: /^Abrir en Udemy/ });
  expect(out.getAttribute('href')).toBe(guitar.url);
  expect(out.getAttribute('rel')).toContain('noopener');
  screen.getByRole('region', { name: 'Qué es gratis' });
  expect(address()).toBe('/course/udemy:90/fundamentos-de-la-guitarra');
});

it('has a heading of its own where the course cannot be fetched', async () => {
  const course = () => Promise.reject(new CatalogueError('network'));
  await renderApp('/course/udemy:90', { catalogue: { ...memory, course } });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('No pudimos traer el catálogo');
});

it('leads through a partner programme where one is configured, and says so', async () => {
  const outgoing = { udemy: 'https://go.example/?to={url}' };
  const view = await renderApp('/course/udemy:90', { catalogue: memory, outgoing });
  const out = await screen.findByRole('link', { name: /^Abrir en Udemy/ });
  expect(out.getAttribute('href')).toBe(`https://go.example/?to=${encodeURIComponent(guitar.url)}`);
  expect(out.getAttribute('rel')).toContain('sponsored');
  screen.getByText(/Los enlaces a Udemy son de afiliado/);
  view.unmount();
  const other = { edx: 'https://go.example/?to={url}' };
  await renderApp('/course/udemy:90', { catalogue: memory, outgoing: other });
  await screen.findByRole('link', { name: /^Abrir en Udemy/ });
  expect(screen.queryByText(/afiliado/)).toBeNull();
});

it('says that the links of its offers lead through a partner programme', async () => {
  const url = 'https://www.edx.org/learn/guitar';
  const offers: Offer[] = [
    { platform: 'edx', url, price: { kind: 'unknown' }, checked: '2026-11-30' },
  ];
  const catalogue = createMemoryCatalogue([guitar], [{ ...noDetails(guitar.id), offers }]);
  await renderApp('/course/udemy:90', { catalogue, outgoing: { edx: 'https://go.example/{url}' } });
  const out = await screen.findByRole('link', { name: /^edX/ });
  expect(out.getAttribute('rel')).toContain('sponsored');
  screen.getByText(/Los enlaces a edX son de afiliado/);
});

it('tells a certificate of unknown price from one that nobody knows of', async () => {
  const catalogue = createMemoryCatalogue([
    { ...guitar, hasCertificate: true, price: { kind: 'free', certificate: null } },
  ]);
  await renderApp('/course/udemy:90', { catalogue });
  const free = await screen.findByRole('region', { name: 'Qué es gratis' });
  within(free).getByText('tiene, precio desconocido');
});

it.each([
  ['/course/udemy:90', '/course/udemy:90/fundamentos-de-la-guitarra'],
  ['/course/udemy:90/another-name?from=a', '/course/udemy:90/fundamentos-de-la-guitarra?from=a'],
  ['/en/course/udemy:90', '/en/course/udemy:90/fundamentos-de-la-guitarra'],
])('finds it by its id alone, and goes to the address of its page: %s', async (path, own) => {
  const { address } = await renderApp(path, { catalogue: memory });
  await screen.findByRole('heading', { level: 1, name: guitar.title });
  await waitFor(() => expect(address()).toBe(own));
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  await waitFor(() => expect(canonical()).toBe(own.replace(/\?.*/, '')));
});

it('says that a course is discontinued, and searches what its address tells of it', async () => {
  const { user, address } = await renderApp('/course/udemy:1234567/fundamentos-del-piano', {
    catalogue: memory,
  });
  await screen.findByRole('heading', { level: 1, name: 'Ese curso no está aquí' });
  await screen.findByRole('heading', { level: 3, name: /piano/ });
  await user.click(screen.getByRole('link', { name: 'Buscar «fundamentos del piano»' }));
  await waitFor(() => expect(address()).toBe('/courses?q=fundamentos+del+piano'));
});

it.each<[Partial<Course>, string]>([
  [{ minutes: 1200 }, 'Con 4 horas por semana lo terminas en 5 semanas.'],
  [
    { weeks: { min: 7, max: 7 }, weeklyHours: { min: 2, max: 3 } },
    'La plataforma lo reparte en 7 semanas, a 2–3 h por semana.',
  ],
  [
    { weeks: { min: 4, max: 4 }, minutes: 1200 },
    'La plataforma lo reparte en 4 semanas, a 5 h por semana.',
  ],
])('tells one number of weeks of %j', async (duration, said) => {
  const course = aCourse({ id: 'edx:x', ...duration });
  await renderApp('/course/edx:x', { catalogue: createMemoryCatalogue([course]) });
  const section = await screen.findByRole('region', { name: 'Cuánto tiempo lleva' });
  within(section).getByText(said);
});

it('goes into the cart and out again', async () => {
  const { user } = await renderSignedIn('/dashboard/course/udemy:90', { catalogue: memory });
  await user.click(await screen.findByRole('button', { name: /^Agregar al carrito: Fundamentos/ }));
  await user.click(await screen.findByRole('button', { name: /^Quitar del carrito: Fundamentos/ }));
  await screen.findByRole('button', { name: /^Agregar al carrito: Fundamentos de la/ });
});

it('leads to the courses chosen to be compared from the bar or from the actions', async () => {
  const { user } = await renderApp('/course/udemy:90', { catalogue: memory });
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  // One of them is hidden, which depends on the width of the window.
  const chips = await screen.findAllByRole('link', { name: 'Comparar 1', hidden: true });
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(
    Array(2).fill('/compare?c=udemy%3A90'),
  );
});

it('copies its public address where the device has no sheet for sharing', async () => {
  const { user } = await renderSignedIn('/dashboard/course/udemy:90', { catalogue: memory });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}/course/udemy:90/fundamentos-de-la-guitarra`,
  );
  await screen.findByText('Enlace copiado');
});

it('opens over the list, goes on to its neighbours, and closes with Back', async () => {
  const search = vi.fn(memory.search);
  const { router, address } = await renderApp('/courses?q=fundamentos&course=udemy:90', {
    catalogue: aCatalogue({ ...memory, search }),
  });
  const dialog = await screen.findByRole('dialog');
  const title = () => within(dialog).getByRole('heading', { level: 2 }).textContent;
  expect(title()).toBe(guitar.title);
  await router.navigate('/courses?q=fundamentos&course=udemy:91');
  await waitFor(() => expect(title()).toBe(piano.title));
  await router.navigate(-1);
  await waitFor(() => expect(title()).toBe(guitar.title));
  within(dialog).getByRole('button', { name: 'Cerrar' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/courses?q=fundamentos');
  expect(search).toHaveBeenCalledTimes(1);
});

it('names a fact that nobody knows once, beside its name', async () => {
  await renderApp('/courses?course=udemy:90', { catalogue: memory });
  const view = await screen.findByRole('dialog');
  const terms = within(view).getAllByRole('term').slice(0, 4);
  expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Nivel', 'Sin dato'],
    ['Idioma', 'Español'],
    ['Tiempo', 'Sin dato'],
    ['Valoración', 'Sin valorar'],
  ]);
});

it('is opened by the facts of a card, whose address is its page', async () => {
  await renderSignedIn('/dashboard/home?q=guitarra', { catalogue: memory });
  const details = await screen.findByRole('link', { name: `Detalles: ${guitar.title}` });
  expect(details.getAttribute('href')).toBe(
    '/dashboard/course/udemy:90/fundamentos-de-la-guitarra',
  );
});

it.each([
  ['', 'Dónde estás', 'Temas', 'Fotografía', 'photography'],
  ['/en', 'You are here', 'Subjects', 'Photography', 'photography'],
])('names its subjects in the language of %s', async (prefix, where, row, known, slug) => {
  const course = aCourse({ subjects: ['Photography', 'Quux'], category: 'Photography & Video' });
  await renderApp(`${prefix}/course/${course.id}`, { catalogue: createMemoryCatalogue([course]) });
  const trail = within(await screen.findByRole('navigation', { name: where }));
  const last = trail.getByRole('link', { name: known });
  expect(last.getAttribute('href')).toMatch(new RegExp(`^${prefix}/courses/.+/${slug}$`));
  const record = screen.getByText(row).parentElement;
  expect(record?.textContent).toContain(`${row}${known}, Quux`);
});

it('shows no similar course under the scene of its own cover', async () => {
  const { first, second } = coursesOfOneScene();
  const catalogue = aCatalogue({
    ...createMemoryCatalogue([first, second]),
    similar: async ({ courseId }) => (courseId === first.id ? [second] : []),
  });
  const { unmount } = await renderApp(`/course/${second.id}`, { catalogue });
  await screen.findByRole('heading', { level: 1, name: second.title });
  const own = drawnCovers();
  unmount();
  await renderApp(`/course/${first.id}`, { catalogue });
  await screen.findByRole('heading', { level: 3, name: new RegExp(second.title) });
  expect(own).not.toContain(drawnCovers().at(-1));
});
