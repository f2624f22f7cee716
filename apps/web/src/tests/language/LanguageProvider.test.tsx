import { type CatalogueQuery, createMemoryCatalogue } from '@aulario/course-data';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plantRecord } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

it('speaks the remembered language where an address stands for none', async () => {
  localStorage.setItem('language', 'en');
  await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(document.documentElement.lang).toBe('en');
});

it('speaks the language of a public address, whatever is remembered', async () => {
  localStorage.setItem('language', 'en');
  const { unmount } = await renderApp('/login');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  unmount();
  const { user, address } = await renderApp('/en/login?next=%2Fdashboard%2Fcart');
  await screen.findByRole('heading', { name: 'Log in' });
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  await waitFor(() => expect(address()).toBe('/en/signup?next=%2Fdashboard%2Fcart'));
});

it('goes back to the other language with its address', async () => {
  const { user, router, address } = await renderApp('/login');
  await user.click(await screen.findByRole('link', { name: /English/ }));
  await screen.findByRole('heading', { name: 'Log in' });
  // The address follows the texts.
  await waitFor(() => expect(address()).toBe('/en/login'));
  // Renders that address, if nothing has yet.
  await act(() => router.revalidate());
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
});

it('remembers the language of the first visit, in which it asks for the first courses, too', async () => {
  const asked: CatalogueQuery[] = [];
  const memory = createMemoryCatalogue([]);
  const catalogue: typeof memory = {
    ...memory,
    search(query, options) {
      asked.push(query);
      return memory.search(query, options);
    },
  };
  await renderSignedIn('/en/login', { catalogue });
  await screen.findByRole('combobox', { name: 'Search courses' });
  await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
  expect(asked.map(({ language }) => language)).toEqual(['en']);
});

it('remembers no language of an address without one, until a page with one was read', async () => {
  const { router } = await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Perfil' });
  expect(localStorage.getItem('language')).toBeNull();
  await act(() => router.navigate('/en/contact'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await act(() => router.navigate('/dashboard/profile'));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(localStorage.getItem('language')).toBe('en');
});

it('follows what another device of the account chose, but on no address of a language', async () => {
  const { router } = await renderSignedIn('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Perfil' });
  act(() => plantRecord(testAccount.id, ['settings', 'language', 'en']));
  await screen.findByRole('heading', { name: 'Profile' });
  await act(() => router.navigate('/contact'));
  await screen.findByRole('heading', { name: 'Contacto' });
  // The texts are there one turn before the page says their language.
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  act(() => plantRecord(testAccount.id, ['settings', 'language', 'es']));
  act(() => plantRecord(testAccount.id, ['settings', 'language', 'en']));
  expect(document.documentElement.lang).toBe('es');
});

it('switches without losing what was typed, and remembers', async () => {
  const { user, address } = await renderApp('/login');
  await user.type(await screen.findByLabelText('Correo electrónico'), 'a@b.example');
  expect(document.documentElement.lang).toBe('es');

  await user.click(screen.getByRole('link', { name: /English/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Email address');
  expect(field.value).toBe('a@b.example');
  expect(document.documentElement.lang).toBe('en');
  await waitFor(() => expect(document.title).toBe('Log in · Aulario'));
  await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
  expect(address()).toBe('/en/login');
});

it('translates the errors that already stand in the form', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByText('Escribe tu correo.');
  await user.click(screen.getByRole('link', { name: /English/ }));
  await screen.findByText('Type your email address.');
});

it('keeps fixedTexts English texts English, and marks them where the page is Spanish', async () => {
  const { user } = await renderApp('/');
  const button = await screen.findByRole('button', { name: 'Watch a course' });
  expect(button.lang).toBe('en');
  await user.click(screen.getByRole('link', { name: /English/ }));
  await screen.findByText('The door is open.');
  expect(screen.getByRole('button', { name: 'Watch a course' }).lang).toBe('');
});
