import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
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

it('does not announce a change of language that takes the screen away for a while', async () => {
  const memory = createMemoryCatalogue([aCourse({ id: 'udemy:90', title: 'Guitarra' })]);
  let arrived = Promise.resolve();
  const { user } = await renderApp('/course/udemy:90/guitarra', {
    catalogue: { ...memory, course: (...asked) => arrived.then(() => memory.course(...asked)) },
  });
  await screen.findByRole('heading', { name: 'Guitarra' });
  const slow = Promise.withResolvers<void>();
  arrived = slow.promise;
  const link = screen.getByRole('link', { name: /English/ });
  await user.click(link);
  await screen.findByText('Loading the course…');
  slow.resolve();
  await screen.findByRole('heading', { name: 'Guitarra' });
  expect(document.activeElement?.textContent).toBe(link.textContent);
  expect(announced()).toEqual([]);
});
