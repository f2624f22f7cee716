import { aCourse, usd } from '@aulario/course-data/testing';
import { createCartRepository } from '@aulario/my-courses/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf, clearBrowsers, plantRecord } from '../../testing/browserOf.ts';
import { coursesOfOneScene, lastCover } from '../../testing/coursesOfOneScene.ts';
import { fillCart } from '../../testing/fillCart.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const uno = aCourse({ id: 'udemy:1', title: 'Uno', price: { kind: 'paid', money: usd(1299) } });
const dos = aCourse({ id: 'udemy:2', title: 'Dos', price: { kind: 'paid', money: usd(101) } });
const tres = aCourse({
  id: 'coursera:tres',
  platform: 'coursera',
  url: 'https://www.coursera.org/learn/tres',
  title: 'Tres',
  language: 'en-US',
  price: { kind: 'unknown' },
});

const lines = () =>
  within(screen.getByRole('list', { name: 'Cursos del carrito' })).getAllByRole('listitem');
const summaryAmounts = () =>
  within(screen.getByRole('region', { name: 'Resumen' }))
    .getAllByRole('definition')
    .map((amount) => `${amount.previousElementSibling?.textContent} ${amount.textContent}`);
const removeButton = (title: string) =>
  screen.findByRole('button', { name: `Quitar del carrito: ${title}` });

const menuButton = () => screen.findByRole('button', { name: 'Más opciones: Carrito de compras' });

it('says that it is empty, and leads to the catalogue', async () => {
  await renderSignedIn('/dashboard/cart');
  await screen.findByText('Tu carrito está vacío, intenta agregar algunos cursos');
  expect(screen.getByRole('link', { name: 'Ver el catálogo' }).getAttribute('href')).toBe(
    '/dashboard/home',
  );
});

it('adds up exactly what is known, and says what is not', async () => {
  fillCart([uno, dos, tres]);
  await renderSignedIn('/dashboard/cart');
  await screen.findByText('3 cursos de 2 plataformas');
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getAllByText(/^14,00\sUS\$$/)).toHaveLength(2);
  expect(summary.getByText('including VAT').lang).toBe('en');
  summary.getByText(/1 curso no entra en el total/);
  summary.getByText(/se registraron entre 2020 y 2024/);
  summary.getByText('Aulario no cobra nada: pagas en cada plataforma.');
  expect(screen.getByText('Tres').lang).toBe('en-US');
  expect(screen.getByText('Uno').lang).toBe('');
});

it.each([
  [3, /€ \+.*GBP \+.*MXN$/],
  [4, /^Total en 4 monedas$/],
])('keeps the bar low: of %i currencies it says the sums or their number', async (count, said) => {
  const currencies = ['EUR', 'GBP', 'MXN', 'USD'].slice(0, count);
  fillCart(
    currencies.map((currency) =>
      aCourse({
        id: `udemy:${currency}`,
        price: { kind: 'paid', money: { amount: 1000, currency } },
      }),
    ),
  );
  await renderSignedIn('/dashboard/cart');
  const bar = await screen.findByLabelText('Lo que suma el carrito');
  expect(bar.querySelector('bdi')?.textContent).toMatch(said);
  expect(summaryAmounts().filter((line) => line.startsWith('Total'))).toHaveLength(count);
});

it('removes at once, moves the focus to the next line, and undoes', async () => {
  fillCart([uno, dos, tres]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Dos'));
  expect(lines().map((line) => line.textContent)).toHaveLength(2);
  expect(document.activeElement).toBe(lines()[1]);
  expect(document.activeElement?.textContent).toContain('Tres');
  screen.getByText('Quitado del carrito.');

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()[1]?.textContent).toContain('Dos');
});

it('offers no undo once the session has ended', async () => {
  fillCart([uno]);
  const { services, user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Uno'));
  screen.getByText('Deshacer');
  await services.auth.signOut();
  await screen.findByLabelText('Correo electrónico');
  expect(screen.queryByText('Deshacer')).toBeNull();
});

it('has a menu of its own from two courses on: of one, only sharing is left', async () => {
  fillCart([uno, dos]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await screen.findByRole('button', { name: 'Más opciones: Carrito de compras' });
  expect(screen.queryByRole('button', { name: 'Compartir el carrito' })).toBeNull();
  await user.click(await removeButton('Dos'));
  await screen.findByRole('button', { name: 'Compartir el carrito' });
  expect(screen.queryByRole('button', { name: 'Más opciones: Carrito de compras' })).toBeNull();
});

it('undoes several removals at once', async () => {
  fillCart([uno, dos, tres]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Dos'));
  await user.click(await removeButton('Uno'));
  screen.getByText('Quitaste 2 cursos del carrito.');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
});

it('moves the focus to the line before when the last one goes, and to the heading when none is left', async () => {
  fillCart([uno, dos]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Dos'));
  expect(document.activeElement?.textContent).toContain('Uno');
  await user.click(await removeButton('Uno'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  screen.getByText('Tu carrito está vacío, intenta agregar algunos cursos');
});

it('marks what is owned, says that it still adds up, and takes it out with a way back', async () => {
  fillCart([uno, dos], { owned: 1 });
  const { user } = await renderSignedIn('/dashboard/cart');
  await screen.findByText('2 cursos de 1 plataforma');
  expect(lines().map((line) => within(line).queryByText('Ya lo tienes') !== null)).toEqual([
    true,
    false,
  ]);
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getAllByText(/^14,00\sUS\$$/)).toHaveLength(2);
  summary.getByText('El total incluye 1 curso que ya tienes: desmárcalo para no sumarlo.');
  screen.getByText('2 cursos · 1 ya es tuyo');

  await user.click(await menuButton());
  await user.click(screen.getByRole('menuitem', { name: 'Quitar el que ya tienes', hidden: true }));
  expect(lines()).toHaveLength(1);
  expect(summary.getAllByText(/^1,01\sUS\$$/)).toHaveLength(2);
  expect(screen.queryByRole('menuitem', { name: /ya tienes/, hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
});

it('counts what is owned in one way, free courses too', async () => {
  const free = aCourse({ id: 'udemy:3', price: { kind: 'free', certificate: null } });
  fillCart([uno, dos, free], { owned: 3 });
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await menuButton());
  screen.getByRole('menuitem', { name: 'Quitar los 3 que ya tienes', hidden: true });
  screen.getByText(/^El total incluye 3 cursos que ya tienes/);
  screen.getByText('3 cursos · 3 ya son tuyos');
});

it('leads to the checkout, in the words of the specification', async () => {
  fillCart([uno]);
  const { user, address } = await renderSignedIn('/dashboard/cart');
  const checkOut = await screen.findByRole('link', { name: 'Check out' });
  expect(checkOut.lang).toBe('en');
  await user.click(checkOut);
  await screen.findByRole('heading', { name: 'Termina en cada plataforma' });
  expect(address()).toBe('/dashboard/cart/checkout');
});

it('tells of stored courses that cannot be read', async () => {
  fillCart([uno]);
  plantRecord('lucia', ['cart', 'udemy:7', '{broken']);
  await renderSignedIn('/dashboard/cart');
  await screen.findByText(/Un curso guardado no se puede leer/);
});

it('empties the cart at once, and brings it back', async () => {
  fillCart([uno, dos, tres]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await menuButton());
  await user.click(screen.getByRole('menuitem', { name: 'Vaciar', hidden: true }));
  screen.getByText('Quitaste 3 cursos del carrito.');
  expect(screen.queryByRole('list', { name: 'Cursos del carrito' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
});

it('says that nothing can be bought while no course is ticked', async () => {
  fillCart([uno]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await screen.findByRole('checkbox', { name: 'Cuenta en el total: Uno' }));
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getByRole<HTMLButtonElement>('button', { name: 'Check out' }).disabled).toBe(true);
  expect(summaryAmounts()).toEqual(['Subtotal Nada marcado', 'Total Nada marcado']);
  summary.getByText('Marca algún curso.');
});

it('names the price of the certificate of a free course', async () => {
  fillCart([aCourse({ price: { kind: 'free', certificate: usd(4900) } })]);
  await renderSignedIn('/dashboard/cart');
  await screen.findByRole('list', { name: 'Cursos del carrito' });
  expect(lines()[0]?.textContent).toMatch(/Gratiscertificado 49,00\sUS\$/);
});

it('never says that a free course costs 0,00', async () => {
  fillCart([aCourse({ price: { kind: 'free', certificate: null } })]);
  await renderSignedIn('/dashboard/cart');
  const summary = within(await screen.findByRole('region', { name: 'Resumen' }));
  expect(summaryAmounts()).toEqual(['Subtotal Gratis', 'Total Gratis']);
  summary.getByText('including VAT');
  expect(screen.queryByText(/0,00/)).toBeNull();
});

it('puts a course aside in the list for later, and undoes', async () => {
  fillCart([uno, dos]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await screen.findByRole('button', { name: 'Más opciones: Uno' }));
  await user.click(screen.getByRole('menuitem', { name: 'Guardar para después', hidden: true }));
  expect(lines()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
});

it('brings what was added without a session, once, and undoes', async () => {
  fillCart([uno]);
  const visitor = createCartRepository(browserOf().page.visitor);
  visitor.restore([uno, dos].map((course, addedAt) => ({ course, addedAt, openedAt: null })));
  const { user, unmount } = await renderSignedIn('/dashboard/cart');
  await screen.findByText('Trajimos 1 curso que agregaste sin sesión.');
  expect(lines()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  unmount();
  await renderSignedIn('/dashboard/cart');
  await screen.findByText('1 curso de 1 plataforma');
  expect(screen.queryByText(/Trajimos/)).toBeNull();
  expect(visitor.getSnapshot().entries).toHaveLength(2);
});

it('groups by platform, sorts in the address, and leaves out of the sum what is not ticked', async () => {
  fillCart([uno, tres, dos]);
  const { user, address } = await renderSignedIn('/dashboard/cart');
  const groups = await screen.findAllByRole('heading', { level: 2, name: /Udemy|Coursera/ });
  expect(groups.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(/^Udemy2 cursos14,00\sUS\$$/),
    'Coursera1 cursoSin precio',
  ]);
  expect(screen.getByRole('link', { name: 'Comparar los 3' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Cuenta en el total: Uno' }));
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getAllByText(/^1,01\sUS\$$/)).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Orden'), 'Precio');
  expect(address()).toBe('/dashboard/cart?sort=price');
  expect(lines().map((line) => within(line).getByRole('heading').textContent)).toEqual([
    expect.stringContaining('Uno'),
    expect.stringContaining('Dos'),
    expect.stringContaining('Tres'),
  ]);
});

it('says what it costs with certificates and without, and what nobody knows', async () => {
  const free = aCourse({
    ...{ id: 'udemy:4', hasCertificate: true },
    price: { kind: 'free', certificate: usd(4900) },
  });
  fillCart([uno, tres, free]);
  await renderSignedIn('/dashboard/cart');
  const costs = within(await screen.findByRole('region', { name: 'Cuánto cuesta de verdad' }));
  expect(costs.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^al menos 12,99\sUS\$$/),
    expect.stringMatching(/^al menos 61,99\sUS\$$/),
  ]);
  costs.getByText('De 1 curso no sabemos el precio.');
  expect(costs.queryByText('¿Y por suscripción?')).toBeNull();
});

it('never shows the same scene in neighbouring lines', async () => {
  const { first, second } = coursesOfOneScene();
  fillCart([second]);
  const alone = await renderSignedIn('/dashboard/cart');
  await screen.findByRole('list', { name: 'Cursos del carrito' });
  const own = lastCover();
  expect(own).toBeTruthy();
  alone.unmount();
  clearBrowsers();
  fillCart([first, second]);
  await renderSignedIn('/dashboard/cart');
  await screen.findByRole('list', { name: 'Cursos del carrito' });
  expect(lastCover()).not.toBe(own);
});

it('says what was removed in the language that the reader then switches to', async () => {
  fillCart([uno]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Uno'));
  const toast = within(screen.getByRole('status', { name: 'Avisos' }));
  toast.getByText('Quitado del carrito.');
  await user.click(screen.getByRole('button', { name: /English/ }));
  await toast.findByText('Removed from your cart.');
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Uno');
});
