import { aCourse } from '@aulario/course-data/testing';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createListsRepository, createOwnedRepository } from '@aulario/my-courses/lists';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf, clearBrowsers } from '../../testing/browserOf.ts';
import { coursesOfOneScene, lastCover } from '../../testing/coursesOfOneScene.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const uno = aCourse({ id: 'udemy:1', title: 'Uno' });
const dos = aCourse({
  id: 'edx:dos',
  platform: 'edx',
  url: 'https://www.edx.org/learn/dos',
  title: 'Dos',
});

it('groups the courses by platform, each with its link in a new tab', async () => {
  fillCart([uno, dos]);
  await renderSignedIn('/dashboard/cart/checkout');
  await screen.findByRole('heading', { name: 'Udemy' });
  screen.getByRole('heading', { name: 'edX' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Abrir en Udemy/ });
  expect(link.href).toBe('https://www.udemy.com/course/1/');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link.textContent).toContain('se abre en otra pestaña');
});

it('says which links are affiliate links, to readers and to search engines', async () => {
  fillCart([uno, dos]);
  const outgoing = { udemy: 'https://go.example/?to={url}' };
  await renderSignedIn('/dashboard/cart/checkout', { outgoing });
  const relOf = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).rel;
  await screen.findByText(/^Los enlaces a Udemy son de afiliado/);
  expect(relOf(/Abrir en Udemy/)).toBe('sponsored noopener noreferrer');
  expect(relOf(/Abrir en edX/)).toBe('noopener noreferrer');
});

it('tells what was opened, and takes what is owned to My courses', async () => {
  fillCart([uno, dos]);
  const { user, services, address } = await renderSignedIn('/dashboard/cart/checkout');
  const counter = await screen.findByText('Ninguno de los 2 es tuyo todavía');
  expect(counter.closest('[role=status]')).not.toBeNull();
  await user.click(screen.getByRole('link', { name: /Abrir en Udemy/ }));
  expect(counter.textContent).toBe('Ninguno de los 2 es tuyo todavía · 1 abierto');
  screen.getByRole('link', { name: /Abrir otra vez/ });
  await user.click(screen.getByRole('checkbox', { name: 'Ya lo tengo: Uno' }));
  expect(counter.textContent).toBe('1 de 2 es tuyo');
  screen.getByText('En Mis cursos');
  await user.click(screen.getByRole('button', { name: 'Dejar 1 en el carrito y salir' }));
  await waitFor(() => expect(address()).toBe('/dashboard/cart'));
  const list = within(await screen.findByRole('list', { name: 'Cursos del carrito' }));
  expect(list.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    expect.stringContaining('Dos'),
  ]);
  const { courses } = createOwnedRepository(
    services.localData.account(testAccount.id),
  ).getSnapshot();
  expect(courses.map(({ course }) => course.title)).toEqual(['Uno']);
});

it('tells how long ago the link was opened, minute by minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    fillCart([uno]);
    await renderSignedIn('/dashboard/cart/checkout');
    fireEvent.click(await screen.findByRole('link', { name: /Abrir en Udemy/ }));
    screen.getByText('Abierto ahora. Márcalo cuando sea tuyo.');
    act(() => void vi.advanceTimersByTime(150_000));
    screen.getByText('Abierto hace 2 min. Márcalo cuando sea tuyo.');
  } finally {
    vi.useRealTimers();
  }
});

it('ends when everything is owned, and empties the cart when asked twice', async () => {
  fillCart([uno, dos], { owned: 1 });
  const { user } = await renderSignedIn('/dashboard/cart/checkout');
  await user.click(await screen.findByRole('checkbox', { name: 'Ya lo tengo: Dos' }));
  screen.getByRole('heading', { name: 'Ya son todos tuyos' });
  await user.click(screen.getByRole('checkbox', { name: 'Ya lo tengo: Uno' }));
  expect(screen.queryByText('Vaciar el carrito')).toBeNull();
});

it('leads a visitor to the owned courses, which stay below the lists', async () => {
  fillCart([uno, dos], { owned: 1, isVisitor: true });
  const { user } = await renderApp('/en/cart/checkout');
  const mine = () => screen.getAllByRole('link', { name: 'In My courses' });
  await user.click(await screen.findByRole('checkbox', { name: 'I have it: Dos' }));
  expect(mine().map((link) => link.getAttribute('href'))).toEqual([
    '/en/lists#mine',
    '/en/lists#mine',
  ]);
  await user.click(screen.getByRole('link', { name: 'See My courses' }));
  const section = within(await screen.findByRole('region', { name: 'My courses' }));
  expect(section.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  expect(screen.queryByText('What you save stays here')).toBeNull();
  await user.click(section.getByRole('button', { name: 'I don’t have it: Uno' }));
  expect(section.getAllByRole('heading', { level: 4 })).toHaveLength(1);
});

it('stays in the language of the visitor when it ends early', async () => {
  fillCart([uno, dos], { owned: 1, isVisitor: true });
  const { user, address } = await renderApp('/en/cart/checkout');
  await user.click(await screen.findByRole('button', { name: 'Leave 1 in the cart and go' }));
  await waitFor(() => expect(address()).toBe('/en/cart'));
});

it('leaves in the cart what does not count when the rest is taken out of it', async () => {
  fillCart([uno, dos], { owned: 1 });
  const cart = createCartRepository(browserOf().page.account(testAccount.id));
  cart.setCounted(dos.id, false);
  const { user } = await renderSignedIn('/dashboard/cart/checkout');
  await user.click(await screen.findByRole('button', { name: 'Vaciar el carrito' }));
  await screen.findByText(/^Se quitará 1 curso\./);
  const [, confirm] = screen.getAllByRole('button', { name: 'Vaciar el carrito' });
  if (confirm) await user.click(confirm);
  await screen.findByText('Ningún curso del carrito entra en el total: no hay nada que comprar.');
});

it('puts the rest aside, where it waits in a list', async () => {
  fillCart([uno, dos]);
  const { user, services } = await renderSignedIn('/dashboard/cart/checkout');
  await user.click(await screen.findByRole('button', { name: 'Pasar los dos a «Para después»' }));
  await screen.findByText('Tu carrito está vacío, intenta agregar algunos cursos');
  const records = services.localData.account(testAccount.id);
  const [later] = createListsRepository(records).getSnapshot().lists;
  expect(later?.items.map(({ course }) => course.title)).toEqual(['Uno', 'Dos']);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByRole('list', { name: 'Cursos del carrito' });
  expect(createListsRepository(records).getSnapshot().lists[0]?.items).toEqual([]);
});

it('has nothing to hand off from an empty cart', async () => {
  await renderSignedIn('/dashboard/cart/checkout');
  await screen.findByText('Tu carrito está vacío, intenta agregar algunos cursos');
  expect(screen.queryByText(/tuyo/)).toBeNull();
});

it('never shows the same scene in neighbouring rows', async () => {
  const { first, second } = coursesOfOneScene();
  fillCart([second]);
  const alone = await renderSignedIn('/dashboard/cart/checkout');
  await screen.findByRole('heading', { name: 'Udemy' });
  const own = lastCover();
  expect(own).toBeTruthy();
  alone.unmount();
  clearBrowsers();
  fillCart([first, second]);
  await renderSignedIn('/dashboard/cart/checkout');
  await screen.findByRole('heading', { name: 'Udemy' });
  expect(lastCover()).not.toBe(own);
});
