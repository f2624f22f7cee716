import { createMemoryAuthService } from '@aulario/auth/testing';
import {
  createMemoryCatalogue,
  openRecentSearches,
  type RequestOptions,
  readRecentSearches,
  rememberSearch,
  type Suggestion,
  type SuggestQuery,
} from '@aulario/course-data';
import { aCatalogue, aCourse } from '@aulario/course-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedIn, testAccount } from '../../testing/testAccount.ts';

const catalogue = createMemoryCatalogue([
  aCourse({ id: 'udemy:1', title: 'Python desde cero', subjects: ['Python'] }),
  aCourse({ id: 'udemy:2', title: 'Guitarra clásica', subjects: ['Guitar'], category: 'Music' }),
]);
const field = () => screen.findByRole('combobox', { name: 'Buscar cursos' });
const rows = (name: string) => within(screen.getByRole('listbox', { name })).getAllByRole('option');

const aSubject = (text: string): Suggestion => ({
  kind: 'subject',
  text,
  language: null,
  total: 1,
});

const searchesOf = (accountId: string) => openRecentSearches(browserOf().page.account(accountId));

it('suggests while typing, and searches for what is chosen with the keyboard', async () => {
  const { user, address } = await renderSignedIn('/dashboard/home?category=Development', {
    catalogue,
  });
  await user.type(await field(), 'pyt');
  await screen.findByRole('listbox', { name: 'Sugerencias' });
  await user.keyboard('{ArrowDown}');
  const [first] = rows('Sugerencias');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(first?.textContent).toBe('Python Tema · 1 curso');
  await user.keyboard('{Enter}');
  await screen.findByText(/para «Python»/);
  expect(address()).toBe('/dashboard/home?q=Python&category=Development');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(readRecentSearches(searchesOf(testAccount.id))).toEqual(['Python']);
});

it.each([
  ['quiero ser analista de datos', 'Analista de datos júnior Ruta', 0],
  ['java', 'Desarrollador Java Ruta', -1],
])('offers one route for «%s»', async (typed, name, place) => {
  const { user, address } = await renderApp('/courses', { catalogue });
  await user.type(await field(), typed);
  const route = await screen.findByRole('option', { name });
  expect(rows('Sugerencias').at(place)).toBe(route);
  expect(rows('Sugerencias').filter((row) => row.textContent.endsWith('Ruta'))).toEqual([route]);
  await user.click(route);
  await screen.findByRole('heading', { level: 1, name: 'De una meta a una ruta' });
  expect(address()).toMatch(/^\/route\?g=/);
});

it.each([
  ['/courses', 'rebajas', 'Novedades y bajadas Ver', '/news'],
  ['/en/courses', 'deals', 'New and cheaper See', '/en/news'],
])('leads from %s and «%s» to the news', async (path, typed, name, target) => {
  const { user, address } = await renderApp(path, { catalogue });
  await user.type(await screen.findByRole('combobox', { name: /Buscar|Search/ }), typed);
  await user.click(await screen.findByRole('option', { name }));
  await screen.findByRole('heading', { level: 1, name: /Novedades|New and/ });
  expect(address()).toBe(target);
});

it('ends the question before, and shows nothing that came too late', async () => {
  const asked: { text: string; signal: AbortSignal | undefined; answer: () => void }[] = [];
  const suggest = vi.fn(
    ({ text }: SuggestQuery, options?: RequestOptions) =>
      new Promise<Suggestion[]>((resolve) => {
        const answer = () => resolve([aSubject(`para ${text}`)]);
        asked.push({ text, signal: options?.signal, answer });
      }),
  );
  const { user } = await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({ ...catalogue, suggest }),
  });
  await user.type(await field(), 'p');
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.type(await field(), 'y');
  await waitFor(() => expect(asked).toHaveLength(3));
  // The focus asks for nothing, which opens the index.
  expect(asked.map(({ text, signal }) => [text, signal?.aborted])).toEqual([
    ['', undefined],
    ['p', true],
    ['py', false],
  ]);
  for (const { answer } of asked.toReversed()) answer();
  await screen.findByRole('option', { name: /para py/ });
  expect(screen.queryByRole('option', { name: /para p / })).toBeNull();
});

it('searches on when suggestions fail', async () => {
  const { user } = await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({ ...catalogue, suggest: () => Promise.reject(new Error('no')) }),
  });
  await user.type(await field(), 'guitarra{Enter}');
  await screen.findByText(/para «guitarra»/);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('offers the last searches in an empty field, and forgets them on request', async () => {
  for (const search of ['excel', 'guitarra']) rememberSearch(searchesOf(testAccount.id), search);
  rememberSearch(searchesOf('otra'), 'secreto');
  const { user, address } = await renderSignedIn('/dashboard/home', { catalogue });
  await user.click(await field());
  expect(rows('Búsquedas recientes').map((row) => row.textContent.trim())).toEqual([
    'guitarra',
    'excel',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText(/para «guitarra»/);
  expect(address()).toBe('/dashboard/home?q=guitarra');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: 'Borrar las búsquedas recientes' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(readRecentSearches(searchesOf(testAccount.id))).toEqual([]);
});

it('offers own searches that begin with what is typed, before the suggestions', async () => {
  for (const search of ['Pythón avanzado', 'guitarra', 'py'])
    rememberSearch(searchesOf(testAccount.id), search);
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  await user.type(await field(), 'pyt');
  await screen.findByRole('option', { name: 'Python desde cero Curso' });
  expect(rows('Sugerencias').map((row) => row.textContent)).toEqual([
    'Pythón avanzado Tu búsqueda',
    'Python Tema · 1 curso',
    'Python desde cero Curso',
  ]);
  await user.click(screen.getByRole('option', { name: /Tu búsqueda/ }));
  await screen.findByText(/para «Pythón avanzado»/);
});

it('leaves nothing of them behind at sign-out', async () => {
  rememberSearch(searchesOf(testAccount.id), 'excel');
  rememberSearch(searchesOf('otra'), 'secreto');
  const { user } = await renderApp('/dashboard/home', {
    catalogue,
    auth: createMemoryAuthService({ state: signedIn }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/excel|secreto|testAccount/);
});

it.each(['/dashboard/home', '/dashboard/profile', '/courses'])(
  'from %s a search, not typing, brings the focus to the results, one Tab before the first',
  async (path) => {
    const arrived = Promise.withResolvers<void>();
    const search = vi.fn(catalogue.search);
    const { user } = await renderSignedIn(path, {
      catalogue: aCatalogue({ ...catalogue, search }),
    });
    await user.type(await field(), 'guitarra');
    expect(document.activeElement).toBe(await field());
    search.mockImplementation((...asked) => arrived.promise.then(() => catalogue.search(...asked)));
    await user.keyboard('{Enter}');
    await screen.findByText('Cargando los cursos…');
    const results = document.getElementById('results');
    expect(document.activeElement).toBe(results);
    arrived.resolve();
    const [card] = await screen.findAllByRole('link', { name: /^Guitarra clásica/ });
    expect(document.activeElement).toBe(results);
    await user.tab();
    expect(document.activeElement).toBe(card);
    await user.keyboard('/');
    expect(document.activeElement).toBe(await field());
  },
);

it('leaves the focus to the heading when the reader comes back to a search', async () => {
  const { user, router } = await renderSignedIn('/dashboard/home', { catalogue });
  await user.type(await field(), 'guitarra{Enter}');
  await screen.findByText(/para «guitarra»/);
  await act(() => router.navigate('/dashboard/profile'));
  await act(() => router.navigate(-1));
  await screen.findByText(/para «guitarra»/);
  expect(document.activeElement?.tagName).toBe('H1');
});
