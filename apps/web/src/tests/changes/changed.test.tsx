import {
  type CalendarDay,
  CatalogueError,
  type CourseChange,
  createMemoryCatalogue,
} from '@aulario/course-data';
import { aCatalogue, aCourse, usd } from '@aulario/course-data/testing';
import { createCartRepository } from '@aulario/my-courses/cart';
import {
  createFollowedRepository,
  createListsRepository,
  createSeenRepository,
} from '@aulario/my-courses/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf, clearBrowsers } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const added = Date.UTC(2026, 10, 1);
const [cheap, discontinued, renewed] = [1, 2, 3].map((number) =>
  aCourse({ id: `udemy:${number}`, title: `Curso ${number}` }),
);
const near = aCourse({ id: 'udemy:4', title: 'Otro de Excel' });
const day = '2026-11-20';

const changes: CourseChange[] = [
  { kind: 'price', id: 'udemy:1', day, before: usd(5499), now: usd(1999) },
  {
    kind: 'discontinued',
    id: 'udemy:2',
    day,
    title: 'Curso 2',
    platform: 'udemy',
    category: 'Development',
    lastSeen: '2026-11-19',
    equivalents: [{ id: 'udemy:4', why: ['title', 'level'] }],
  },
  { kind: 'updated', id: 'udemy:3', day },
];

function catalogueOf(
  changesOfBuild: readonly CourseChange[] = changes,
  builtOn: CalendarDay = '2026-11-21',
) {
  const courses = [cheap, renewed, near].filter((course) => course !== undefined);
  const memory = createMemoryCatalogue(courses, [], changesOfBuild);
  return { ...memory, about: async () => ({ ...(await memory.about(null)), builtOn }) };
}

function recordsOf(accountId: string | null) {
  const data = browserOf().page;
  return accountId === null ? data.visitor : data.account(accountId);
}

/** The build that is noted as seen, as another visit finds it. */
const seenBy = (accountId: string | null) =>
  createSeenRepository(recordsOf(accountId)).getSnapshot();

/** A reader who has seen the build of a day, with a course in the cart and two in a list. */
function keep(seenOn: CalendarDay | null, accountId: string | null = testAccount.id) {
  const records = recordsOf(accountId);
  const now = () => added;
  if (cheap) createCartRepository(records, { now }).add(cheap);
  const lists = createListsRepository(records, { now });
  lists.save([discontinued, renewed].filter((course) => course !== undefined));
  if (seenOn !== null) createSeenRepository(records).mark(seenOn);
}

const follow = (seenOn: CalendarDay, isWhole = true) =>
  createFollowedRepository(recordsOf(null)).put({
    query: '?q=curso&exact=1',
    courseIds: ['udemy:1', 'udemy:2'],
    isWhole,
    seenOn,
  });

it('tells on home of news in what is followed, alone and beside the own courses', async () => {
  follow('2026-11-10');
  const { user, unmount } = await renderApp('/courses', { catalogue: catalogueOf() });
  const note = await screen.findByRole('region', { name: 'Qué cambió' });
  expect(note.textContent).toMatch(/^3 novedades en lo que sigues/);
  await user.click(within(note).getByRole('link', { name: 'Ver qué cambió' }));
  await screen.findByRole('region', { name: 'Novedades en «curso»' });
  await screen.findByText('Tus cursos siguen igual.');
  expect(screen.queryByRole('heading', { name: 'Nada cambió' })).toBeNull();
  unmount();
  clearBrowsers();
  keep('2026-11-10', null);
  follow('2026-11-10');
  const both = await renderApp('/courses', { catalogue: catalogueOf() });
  const all = await screen.findByRole('region', { name: 'Qué cambió' });
  await waitFor(() => {
    expect(all.textContent).toMatch(/^Cambiaron 3 cursos tuyos.* · 3 novedades en lo que sigues/);
  });
  both.unmount();
  follow('2026-11-21', false);
  await renderApp('/changed', { catalogue: catalogueOf() });
  await screen.findByText(/^Son más de 120: comparamos los primeros/);
});

it('says on home that something changed, and on its page what, until it is marked as seen', async () => {
  keep('2026-11-10');
  const { user } = await renderSignedIn('/dashboard/home', { catalogue: catalogueOf() });
  const note = await screen.findByRole('region', { name: 'Qué cambió' });
  expect(note.textContent).toContain('Cambiaron 3 cursos tuyos desde el 10 de noviembre de 2026');
  await user.click(within(note).getByRole('link', { name: 'Ver qué cambió' }));
  const cheaper = await screen.findByRole('region', { name: 'Bajaron de precio 1' });
  expect(cheaper.textContent).toMatch(/19,99.*antes.*54,99/);
  expect(cheaper.textContent).toContain('Está en «Carrito»');
  const left = screen.getByRole('region', { name: 'Ya no se ofrecen 1' });
  within(left).getByText('Ya no se ofrece: visto por última vez el 19 de noviembre de 2026.');
  expect(
    within(left)
      .getByRole('link', { name: /parecido a Curso 2/ })
      .getAttribute('href'),
  ).toBe('/dashboard/course/udemy:2/curso-2');
  screen.getByRole('region', { name: 'Se actualizaron 1' });
  await user.click(screen.getByRole('button', { name: 'Marcar todo como visto' }));
  await screen.findByRole('heading', { name: 'Nada cambió' });
  expect(seenBy(testAccount.id)).toBe('2026-11-21');
});

it('stays away when nothing changed, and takes that build and the first one as seen', async () => {
  for (const before of ['2026-11-10', null] as const) {
    clearBrowsers();
    keep(before, null);
    const changesOfBuild = before === null ? changes : [];
    const { unmount } = await renderApp('/courses', { catalogue: catalogueOf(changesOfBuild) });
    await waitFor(() => expect(seenBy(null)).toBe('2026-11-21'));
    expect(screen.queryByRole('region', { name: 'Qué cambió' })).toBeNull();
    unmount();
  }
});

it('asks nothing about a build that was seen', async () => {
  keep('2026-11-21', null);
  const asked = vi.fn(catalogueOf().changes);
  await renderApp('/changed', { catalogue: { ...catalogueOf(), changes: asked } });
  await screen.findByRole('heading', { name: 'Nada cambió' });
  expect(asked).not.toHaveBeenCalled();
});

it('says that the catalogue cannot be had, and tries again', async () => {
  keep('2026-11-10', null);
  const about = vi.fn(catalogueOf().about).mockRejectedValue(new CatalogueError('network'));
  const { user } = await renderApp('/changed', { catalogue: { ...catalogueOf(), about } });
  await screen.findByRole('alert');
  about.mockImplementation(catalogueOf().about);
  await user.click(screen.getByRole('button', { name: /otra vez|Reintentar/ }));
  await screen.findByRole('region', { name: 'Bajaron de precio 1' });
});

it('shows a discontinued course with what is near it, and why, wherever it stands', async () => {
  keep('2026-11-21', null);
  const { unmount } = await renderApp('/course/udemy:2', { catalogue: catalogueOf() });
  await screen.findByRole('heading', { level: 1, name: 'Curso 2' });
  screen.getByText(/^Ya no se ofrece en Udemy\. Lo vimos por última vez el 19 de noviembre/);
  const stead = await screen.findByRole('region', { name: 'En su lugar' });
  within(stead).getByRole('link', { name: /Otro de Excel/ });
  within(stead).getByText('Se parece en el título y el nivel.');
  unmount();

  clearBrowsers();
  keep('2026-11-21');
  await renderSignedIn('/dashboard/lists', { catalogue: catalogueOf() });
  await screen.findByText(/^Ya no se ofrece: visto por última vez/);
});

it('adds nothing up for a discontinued course, and hands nothing off for it', async () => {
  const cart = createCartRepository(recordsOf(null), { now: () => added });
  for (const course of [cheap, discontinued]) if (course) cart.add(course);
  const { unmount } = await renderApp('/cart', { catalogue: catalogueOf() });
  await screen.findByText('1 curso ya no se ofrece: no entra en el total.');
  const tick = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Cuenta en el total: Curso 2',
  });
  expect([tick.checked, tick.disabled]).toEqual([false, true]);
  const total = screen.getByRole('region', { name: 'Resumen' });
  await waitFor(() => expect(total.textContent).toMatch(/Total12,99/));
  unmount();
  cart.remove('udemy:1');
  await renderApp('/cart/checkout', { catalogue: catalogueOf() });
  await screen.findByText('Ningún curso del carrito entra en el total: no hay nada que comprar.');
});

it('searches what an address says of a course that nobody knows', async () => {
  await renderApp('/course/udemy:99/otro-de-excel', { catalogue: aCatalogue() });
  await screen.findByRole('heading', { level: 1, name: 'Ese curso no está aquí' });
});

it('tells what is new in a followed search until it is marked as seen, and lets go of it', async () => {
  createFollowedRepository(recordsOf(testAccount.id)).put({
    query: '?q=curso&exact=1',
    courseIds: ['udemy:1', 'udemy:2'],
    isWhole: true,
    seenOn: '2026-11-10',
  });
  const { user } = await renderSignedIn('/dashboard/changed', { catalogue: catalogueOf() });
  const news = await screen.findByRole('region', { name: 'Novedades en «curso»' });
  within(news).getByRole('link', { name: /^Curso 3/ });
  within(news).getByText('Nuevo desde la última vez');
  within(news).getByText('19,99 US$');
  within(news).getByText('Curso 2');
  await user.click(screen.getByRole('button', { name: 'Marcar las novedades como vistas' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Novedades/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Dejar de seguir: curso' }));
  expect(createFollowedRepository(recordsOf(testAccount.id)).getSnapshot()).toEqual([]);
});

it('leads from what was just followed, and from the lists, to the news', async () => {
  const { user, address, router } = await renderApp('/courses?q=excel', {
    catalogue: createMemoryCatalogue([near]),
  });
  expect(screen.queryByRole('link', { name: 'Qué cambió' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Seguir' }));
  await user.click(await screen.findByRole('button', { name: 'Ver qué cambió' }));
  await screen.findByRole('heading', { level: 1, name: 'Qué cambió' });
  expect(address()).toBe('/changed');
  await router.navigate('/courses?q=excel');
  await screen.findByRole('link', { name: 'Qué cambió' });
  const followed = screen.getByRole('button', { name: 'Siguiendo' });
  expect(followed.getAttribute('aria-pressed')).toBe('true');
  await router.navigate('/lists');
  await screen.findByRole('heading', { level: 1, name: 'Guardados' });
  await user.click(screen.getByRole('button', { name: 'Más opciones: Guardados' }));
  const news = screen.getByRole('menuitem', { name: 'Qué cambió', hidden: true });
  expect(news.getAttribute('href')).toBe('/changed');
});

it('leads from what was just followed to the news in the language of the page', async () => {
  const { user, address } = await renderApp('/en/courses?q=excel', {
    catalogue: createMemoryCatalogue([near]),
  });
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  await user.click(await screen.findByRole('button', { name: 'See what changed' }));
  await screen.findByRole('heading', { level: 1, name: 'What changed' });
  expect(address()).toBe('/en/changed');
});
