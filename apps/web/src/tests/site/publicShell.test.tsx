import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, someCourses } from '@aulario/course-data/testing';
import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { createCartRepository } from '@aulario/my-courses/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedOut } from '../../testing/testAccount.ts';

const guitar = aCourse({ id: 'udemy:90', title: 'Guitarra', category: 'Music' });
const catalogue = createMemoryCatalogue([...someCourses(13), guitar]);

it('shows the catalogue to a visitor, without the account code', async () => {
  const auth = createMemoryAuthService({ state: signedOut });
  const subscribe = vi.fn(auth.subscribe);
  await renderApp('/courses', { catalogue, auth: { ...auth, subscribe } });
  await screen.findByText('14 cursos');
  screen.getByRole('main');
  expect(subscribe).not.toHaveBeenCalled();
});

it('keeps every link of the catalogue in the public shell', async () => {
  const { user, address } = await renderApp('/courses', { catalogue });
  await user.click(await screen.findByRole('link', { name: 'Página 2' }));
  await screen.findByRole('group', { name: 'Cursos, página 2 de 2' });
  expect(address()).toBe('/courses?page=2');
  await user.type(screen.getByRole('combobox', { name: 'Buscar cursos' }), 'guitarra{Enter}');
  await waitFor(() => expect(address()).toBe('/courses?q=guitarra'));
  await screen.findByText('1 curso');
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  const own = ways.map((way) => way.getAttribute('href')).filter((href) => href?.startsWith('/'));
  expect(own.filter((href) => href?.startsWith('/dashboard'))).toEqual([]);
});

it.each([
  ['/courses/music', 'Música'],
  ['/en/courses/music', 'Music'],
])('has a page for each category: %s', async (path, name) => {
  const { address } = await renderApp(path, { catalogue });
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('heading', { level: 2, name: /^Guitarra/ });
  expect(address()).toBe(path);
});

it('keeps the cart of a visitor on the device', async () => {
  const { user, unmount } = await renderApp('/courses?q=guitarra', { catalogue });
  await user.click(await screen.findByRole('button', { name: /^Agregar al carrito/ }));
  await screen.findByRole('link', { name: 'Carrito 1 curso' });
  unmount();
  await renderApp('/cart');
  const lines = await screen.findByRole('list', { name: 'Cursos del carrito' });
  expect(lines.children).toHaveLength(1);
});

it.each([
  ['/cart', '', 'Resumen', ['Iniciar sesión', 'Crear cuenta']],
  ['/en/cart', '/en', 'Summary', ['Log in', 'Create account']],
])(
  'says in the cart of a visitor that an account keeps it: %s',
  async (path, root, name, words) => {
    createCartRepository(browserOf().page.visitor).add(guitar);
    await renderApp(path, { catalogue });
    const summary = within(await screen.findByRole('region', { name }));
    const hrefs = words.map((name) => summary.getByRole('link', { name }).getAttribute('href'));
    const next = '?next=%2Fdashboard%2Fcart';
    expect(hrefs).toEqual([`${root}/login${next}`, `${root}/signup${next}`]);
  },
);

it('shows a signed-in user their own cart', async () => {
  localStorage.setItem('token', 'a.b.c');
  const { user, unmount } = await renderSignedIn('/courses?q=guitarra', { catalogue });
  await user.click(await screen.findByRole('button', { name: /^Agregar al carrito/ }));
  await screen.findByRole('link', { name: 'Carrito 1 curso' });
  unmount();
  const home = await renderSignedIn('/dashboard/cart', { catalogue });
  expect((await screen.findByRole('list', { name: 'Cursos del carrito' })).children).toHaveLength(
    1,
  );
  home.unmount();
  await renderSignedIn('/cart', { catalogue });
  expect((await screen.findByRole('list', { name: 'Cursos del carrito' })).children).toHaveLength(
    1,
  );
  expect(screen.queryByText(/Si inicias sesión/)).toBeNull();
});

it.each([
  [{ name: 'Lucía', email: 'lucia@example.com' }, 'Perfil de Lucía'],
  [{ email: 'lucia@example.com' }, 'Perfil de lucia@example.com'],
])('shows the owner of a token, and the address in names only', async (claims, name) => {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
  localStorage.setItem('token', `e30.${btoa(bytes)}.x`);
  await renderApp('/courses', { catalogue });
  await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(screen.queryByText(/@/, { ignore: 'a *' })).toBeNull();
});

it('keeps a copy for want of a network', async () => {
  const keep = vi.fn();
  await renderApp('/courses', { catalogue, offline: { ...noOfflineCopy, keep } });
  await waitFor(() => expect(keep).toHaveBeenCalled());
});

it.each([
  ['/courses?q=guitarra', '/login?next=%2Fcourses%3Fq%3Dguitarra'],
  ['/en/courses?q=guitarra', '/en/login?next=%2Fcourses%3Fq%3Dguitarra'],
  ['/courses', '/login'],
])('leads back from the login to a search: %s', async (path, login) => {
  await renderApp(path, { catalogue });
  const link = await screen.findByRole('link', {
    name: path.startsWith('/en') ? 'Log in' : 'Iniciar sesión',
  });
  await waitFor(() => expect(link.getAttribute('href')).toBe(login));
});
