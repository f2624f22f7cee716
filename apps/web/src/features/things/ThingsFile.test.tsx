import { aCourse } from '@aulario/course-data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillCart } from '../../testing/fillCart.ts';
import { lucia } from '../../testing/lucia.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { readThings, writeThings } from './thingsFile.ts';

afterEach(() => vi.unstubAllGlobals());

const account = { email: lucia.email, displayName: 'Otra', photoUrl: '' };
const first = { course: aCourse(), addedAt: 1, openedAt: null };
const second = { course: aCourse({ id: 'udemy:2' }), addedAt: 2, openedAt: null };

async function bring(text: string) {
  const input = await screen.findByLabelText('Archivo con tus cosas');
  fireEvent.change(input, { target: { files: [new File([text], 'aulario.json')] } });
}

it('holds account, language, category and cart', async () => {
  fillCart([aCourse()]);
  localStorage.setItem('category', 'Music');
  const saved: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Guardar en un archivo' }));
  const things = readThings((await saved[0]?.text()) ?? '');
  expect(things).toMatchObject({
    language: 'es',
    category: 'Music',
    account: { email: lucia.email },
  });
  expect(things?.cart.map(({ course }) => course.id)).toEqual([aCourse().id]);
});

it('brings it back beside what is there', async () => {
  fillCart([aCourse()]);
  await renderSignedIn('/dashboard/profile');
  await bring(writeThings({ account, category: 'Music', language: 'es', cart: [first, second] }));
  expect(
    (await screen.findByText('Tus cosas están de vuelta.')).closest('[role=status]'),
  ).toBeTruthy();
  expect(screen.getAllByText('2 cursos').length).toBeGreaterThan(0);
  expect(localStorage.getItem('category')).toBe('Music');
  expect(screen.getByLabelText<HTMLSelectElement>('Categoría').value).toBe('Music');
  expect(screen.getByText('Hola, Lucía')).toBeTruthy();
});

it('changes nothing with a bad file, and takes a good one afterwards', async () => {
  fillCart([aCourse()]);
  await renderSignedIn('/dashboard/profile');
  const before = { ...localStorage };
  await bring('{"format":"aulario","version":1,"cart":[{}]}');
  expect((await screen.findByRole('alert')).textContent).toContain('No se cambió nada.');
  expect({ ...localStorage }).toEqual(before);
  await bring(writeThings({ account, category: null, language: 'en', cart: [] }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.queryByRole('alert')).toBeNull();
});
