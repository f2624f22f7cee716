import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const announced = () =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent.endsWith('· Aulario'));

it('leaves the first screen of a visit to the browser', async () => {
  await renderApp('/login');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(document.title).toBe('Iniciar sesión · Aulario');
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toEqual([]);
});

it('moves the focus to the heading of the next screen, and announces it once', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Crear cuenta' }));
  const heading = await screen.findByRole('heading', { name: 'Crear cuenta' });
  expect(document.activeElement).toBe(heading);
  expect(announced().map(({ textContent }) => textContent)).toEqual(['Crear cuenta · Aulario']);
});

it('does not announce a change of language', async () => {
  const { user } = await renderApp('/login');
  const button = await screen.findByRole('link', { name: /English/ });
  await user.click(button);
  await screen.findByRole('heading', { name: 'Log in' });
  expect(document.activeElement?.textContent).toBe(button.textContent);
  expect(announced()).toEqual([]);
});
