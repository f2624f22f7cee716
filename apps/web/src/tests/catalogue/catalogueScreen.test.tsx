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

it('has five stops in a card, and tells in the quick view why the course was found', async () => {
  await open('?q=python+ada&course=udemy%3A1');
  const [card] = within(await screen.findByRole('list', { name: 'Cursos' })).getAllByRole(
    'listitem',
  );
  expect(card?.querySelectorAll('a:not([tabindex]), button:not([tabindex])')).toHaveLength(5);
  const why = await screen.findByRole('region', { name: 'Por qué aparece este curso' });
  expect(within(why).getAllByText(/^igual · /).length).toBeGreaterThan(1);
  within(why).getByText('igual · instructor');
});

it('leads to the platform from the quick view, too', async () => {
  await open('?q=avanzado&course=udemy%3A2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Python avanzado' }));
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: /^Abrir en Udemy/ });
  expect(link.textContent).toMatch(/se abre en otra pestaña/);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link.href).toMatch(/^https:\/\/www\.udemy\.com\//);
});

it('saves and compares a course with one press on its card', async () => {
  const { user } = await open('?q=avanzado');
  const save = { name: 'Guardar para después: Python avanzado' };
  await user.click(await screen.findByRole('button', save));
  await screen.findByText('Guardado en «Para después».');
  screen.getByRole('button', { ...save, pressed: true });
  await user.click(screen.getByRole('button', { name: 'Comparar: Python avanzado' }));
  screen.getByRole('button', { name: 'Comparar: Python avanzado', pressed: true });
});

it.each([
  ['python', 'Dice «python» (título y tema).'],
  ['programación python', 'Su título dice «programación» y «python».'],
])('says in one sentence why %s was found, below the way to the page', async (typed, reason) => {
  await open(`?q=${encodeURIComponent(typed)}&course=udemy%3A1`);
  const why = await screen.findByRole('region', { name: 'Por qué aparece este curso' });
  within(why).getByText(reason);
  expect(why.textContent).not.toMatch(/%/);
  const page = screen.getByRole('link', { name: 'Ver la página del curso' });
  expect(page.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('gives the focus to the card of the course that the quick view showed last', async () => {
  const { user } = await open('?q=python&course=udemy%3A1');
  await screen.findByRole('dialog', { name: 'Programación en Python' });
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: 'Python avanzado' });
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const details = screen.getByRole('link', { name: 'Detalles: Python avanzado' });
  expect(document.activeElement).toBe(details);
});

it('never parts a number from its unit', async () => {
  const timed = aCourse({ minutes: 600, weeks: { min: 7, max: 7 } });
  await open('', createMemoryCatalogue([timed]));
  const time = await screen.findByText('10 h · 7 sem.');
  expect(time.textContent).toBe('10\u00a0h\u00a0· 7\u00a0sem.');
});

it('shares the search at its public address, and skips to its results', async () => {
  const { user } = await open('?q=python');
  await user.click(await screen.findByRole('button', { name: 'Compartir esta búsqueda' }));
  await screen.findByText('Enlace copiado');
  expect(await navigator.clipboard.readText()).toMatch(/\/courses\?q=python$/);
  const skip = screen.getByRole('link', { name: 'Ir a los resultados' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toHaveProperty('tabIndex', -1);
});

it('tells no reason where nothing was searched', async () => {
  await open('?course=udemy%3A1');
  await screen.findByRole('dialog', { name: 'Programación en Python' });
  expect(screen.queryByText(/^Por qué/)).toBeNull();
});

it('shows courses like one, names it, and goes back', async () => {
  const { user, address } = await open('?q=programacion&course=udemy%3A1');
  await user.click(
    await screen.findByRole('link', { name: 'Cursos parecidos a Programación en Python' }),
  );
  await screen.findByText('Cursos parecidos a «Programación en Python»');
  expect(address()).toBe('/dashboard/home?like=udemy%3A1');
  expect(document.title).toBe('Cursos parecidos a «Programación en Python» · Aulario');
  await user.click(screen.getByRole('link', { name: /^Quitar el filtro: cursos parecidos/ }));
  await screen.findByText('3 cursos');
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

it('repeats the search for a reader of another language', async () => {
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
  const announcements = screen
    .getAllByRole('status')
    .filter((status) => /2 cursos/.test(status.textContent));
  expect(announcements).toHaveLength(1);
  within(announcements[0] ?? document.body).getByText(/para «python»/);
});

it('says how many courses of a page are missing since their records are damaged', async () => {
  const twelve = createMemoryCatalogue(someCourses(12));
  const search: typeof twelve.search = async (query, options) => {
    const page = await twelve.search(query, options);
    return { ...page, results: page.results.slice(1), damaged: 1 };
  };
  await open('', aCatalogue({ ...twelve, search }));
  await screen.findByText(/se muestran 11 de 12: los datos de un curso/);
});

it('leads to a course’s own page where the list at hand does not have it', async () => {
  const { address } = await open('?q=python&course=udemy%3A404');
  await waitFor(() => expect(address()).toBe('/dashboard/course/udemy:404'));
});

it('leads from a search that names a goal to its route, with all that it asks', async () => {
  await open('?q=curso+de+guitarra');
  const offer = await screen.findByRole('link', { name: /^Ver la ruta: / });
  expect(offer.getAttribute('href')).toBe('/dashboard/route?q=curso+de+guitarra');
});

it('offers no route for a subject alone', async () => {
  await open('?q=python');
  await screen.findByRole('list', { name: 'Cursos' });
  expect(screen.queryByRole('link', { name: /^Ver la ruta: / })).toBeNull();
});

it('leads to the first course with a Tab before it has loaded, and on with another', async () => {
  const answers: (() => void)[] = [];
  const search: typeof catalogue.search = async (query, options) => {
    if (query.text !== '') await new Promise<void>((resolve) => answers.push(resolve));
    return catalogue.search(query, options);
  };
  const { user } = await open('', aCatalogue({ ...catalogue, search }));
  const results = document.querySelector('#results');
  const ask = async (text: string) => {
    await user.clear(screen.getByRole('combobox', { name: 'Buscar cursos' }));
    await user.type(screen.getByRole('combobox', { name: 'Buscar cursos' }), `${text}{Enter}`);
    await screen.findByText('Cargando los cursos…');
    expect(document.activeElement).toBe(results);
  };
  await ask('python');
  await user.tab();
  expect(document.activeElement).toBe(results);
  answers.shift()?.();
  const card = await screen.findByRole('link', { name: /^Programación en Python/ });
  expect(document.activeElement).toBe(card);
  await ask('guitarra');
  await user.tab();
  await user.tab();
  const left = document.activeElement;
  expect(results?.contains(left)).toBe(false);
  answers.shift()?.();
  await screen.findByRole('link', { name: /^Guitarra/ });
  expect(document.activeElement).toBe(left);
});
