import { aCourse } from '@aulario/course-data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillCart } from '../testing/fillCart.ts';
import { renderSignedIn } from '../testing/renderApp.tsx';

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
  expect(await screen.findByRole('heading', { name: 'Udemy' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'edX' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Abrir en Udemy/ });
  expect(link.href).toBe('https://www.udemy.com/course/1/');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByText(/se abre|en otra pestaña/)).toBeTruthy();
});

it('ticks a course off when it is opened, and by hand', async () => {
  fillCart([uno, dos]);
  const { user } = await renderSignedIn('/dashboard/cart/checkout');
  const counter = await screen.findByText('0 de 2 abiertos');
  expect(counter.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('link', { name: /Abrir en Udemy/ }));
  expect(counter.textContent).toBe('1 de 2 abiertos');
  expect(screen.getByRole('link', { name: /Abrir otra vez/ })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Abierto: Dos' }));
  expect(counter.textContent).toBe('2 de 2 abiertos');
  expect(screen.getByRole('heading', { name: 'Ya los abriste todos' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Abierto: Uno' }));
  expect(counter.textContent).toBe('1 de 2 abiertos');
  expect(screen.queryByText('Vaciar el carrito')).toBeNull();
});

it('has nothing to hand off from an empty cart', async () => {
  await renderSignedIn('/dashboard/cart/checkout');
  expect(
    await screen.findByText('Tu carrito está vacío, intenta agregar algunos cursos'),
  ).toBeTruthy();
  expect(screen.queryByText(/abiertos/)).toBeNull();
});
