import { aCourse, usd } from '@aulario/course-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillCart } from '../testing/fillCart.ts';
import { renderSignedIn } from '../testing/renderApp.tsx';

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
const removeButton = (title: string) =>
  screen.findByRole('button', { name: `Quitar del carrito: ${title}` });

it('says that it is empty, and leads to the catalogue', async () => {
  await renderSignedIn('/dashboard/cart');
  expect(
    await screen.findByText('Tu carrito está vacío, intenta agregar algunos cursos'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el catálogo' }).getAttribute('href')).toBe(
    '/dashboard/home',
  );
});

it('adds up exactly what is known, and says what is not', async () => {
  fillCart([uno, dos, tres]);
  await renderSignedIn('/dashboard/cart');
  expect(await screen.findByText('3 cursos de 2 plataformas')).toBeTruthy();
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  expect(summary.getAllByText(/^14,00\sUS\$$/)).toHaveLength(2);
  expect(summary.getByText('including VAT').lang).toBe('en');
  expect(summary.getByText(/1 curso no suma/)).toBeTruthy();
  expect(summary.getByText(/se registraron en 2020–2024/)).toBeTruthy();
  expect(summary.getByText('Aulario no cobra nada: pagas en cada plataforma.')).toBeTruthy();
  expect(screen.getByText('Tres').lang).toBe('en-US');
  expect(screen.getByText('Uno').lang).toBe('');
});

it('removes at once, moves the focus to the next line, and undoes', async () => {
  fillCart([uno, dos, tres]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Dos'));
  expect(lines().map((line) => line.textContent)).toHaveLength(2);
  expect(document.activeElement).toBe(lines()[1]);
  expect(document.activeElement?.textContent).toContain('Tres');
  expect(screen.getByText('Quitado del carrito.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()[1]?.textContent).toContain('Dos');
});

it('moves the focus to the line before when the last one goes, and to the heading when none is left', async () => {
  fillCart([uno, dos]);
  const { user } = await renderSignedIn('/dashboard/cart');
  await user.click(await removeButton('Dos'));
  expect(document.activeElement?.textContent).toContain('Uno');
  await user.click(await removeButton('Uno'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('Tu carrito está vacío, intenta agregar algunos cursos')).toBeTruthy();
});

it('leads to the hand-off, in the words of the specification', async () => {
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
  localStorage.setItem('aulario:cart:lucia:udemy:7', '{broken');
  await renderSignedIn('/dashboard/cart');
  expect(await screen.findByText(/Un curso guardado no se puede leer/)).toBeTruthy();
});
