import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it('speaks the remembered language from the first render, and says so', async () => {
  localStorage.setItem('language', 'en');
  await renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

it('switches without losing what was typed, and remembers', async () => {
  const { user } = await renderApp('/login');
  await user.type(await screen.findByLabelText('Correo electrónico'), 'a@b.example');
  expect(document.documentElement.lang).toBe('es');

  await user.click(screen.getByRole('button', { name: /English/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Email address');
  expect(field.value).toBe('a@b.example');
  expect(document.documentElement.lang).toBe('en');
  await waitFor(() => expect(document.title).toBe('Log in · Aulario'));
  expect(localStorage.getItem('language')).toBe('en');
});

it('translates the errors that already stand in the form', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Escribe tu correo.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /English/ }));
  expect(await screen.findByText('Type your email address.')).toBeTruthy();
});

it('keeps quoted English texts English, and marks them where the page is Spanish', async () => {
  const { user } = await renderApp('/');
  const link = await screen.findByRole('link', { name: 'Watch a course' });
  expect(link.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: /English/ }));
  await screen.findByText('The door is open.');
  expect(screen.getByRole('link', { name: 'Watch a course' }).lang).toBe('');
});
