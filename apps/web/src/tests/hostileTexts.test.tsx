import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { createMemoryCatalogue, fromQueryString } from '@aulario/course-data';
import { parseBackup } from '@aulario/my-courses/backup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plantRecord } from '../testing/browserOf.ts';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { renderApp, renderSignedIn } from '../testing/renderApp.tsx';
import { signedIn, testAccount } from '../testing/testAccount.ts';

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const keysOfPrototypes = () => prototypes.map((prototype) => Reflect.ownKeys(prototype));
let before: ReturnType<typeof keysOfPrototypes>;

beforeEach(() => {
  before = keysOfPrototypes();
});

/** Nothing of a text became an element, ran, or changed what every object has. */
function expectHarmless() {
  const made =
    'script, iframe, object, embed, base, plaintext, noscript, template, [onerror], [onload]';
  expect([...document.body.querySelectorAll(made)].map((element) => element.outerHTML)).toEqual([]);
  expect('hostile' in window).toBe(false);
  expect(keysOfPrototypes()).toEqual(before);
}

afterEach(expectHarmless);

/** The texts that a one-line field can hold: a browser takes line breaks out. */
const typed = hostileTexts.filter((text) => !/[\n\r]/.test(text));

it('knows more texts than the 150 that it must', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(150);
});

it('control: the check sees what an unescaped text would do', () => {
  const place = document.body.appendChild(document.createElement('p'));
  place.innerHTML = hostileTexts.find((text) => text.startsWith('<img')) ?? '';
  expect(expectHarmless).toThrow();
  place.remove();
  Reflect.set(Object.prototype, 'hostile', 1);
  expect(expectHarmless).toThrow();
  Reflect.deleteProperty(Object.prototype, 'hostile');
});

it.each([
  ['/login', 'Correo electrónico'],
  ['/login', 'Contraseña'],
  ['/signup', 'Correo electrónico'],
  ['/signup', 'Contraseña'],
  ['/forgot', 'Correo electrónico'],
])('%s holds any text in its field %s', async (path, label) => {
  await renderApp(path);
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  for (const text of typed) {
    fireEvent.change(field, { target: { value: text } });
    // A field for addresses takes outer space away by itself.
    expect(field.value).toBe(
      field.type === 'email' ? text.replace(/^[\t\f ]+|[\t\f ]+$/g, '') : text,
    );
  }
});

it.each([
  ['/dashboard/profile', 'Nombre'],
  ['/dashboard/cart', 'Buscar cursos'],
])('%s holds any text in its field %s', async (path, label) => {
  await renderSignedIn(path);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  for (const text of typed) {
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
  }
});

it('greets by any name', async () => {
  const auth = createMemoryAuthService({ directory: new MemoryDirectory(), state: signedIn });
  await renderSignedIn('/dashboard/cart', { auth });
  const greeting = await screen.findByText('Hola, Lucía');
  for (const displayName of hostileTexts) {
    await act(() => auth.updateProfile({ displayName, photoUrl: '' }));
    expect(greeting.textContent).toBe(displayName === '' ? 'Hola' : `Hola, ${displayName}`);
  }
});

it('says of any text that it was searched', async () => {
  const catalogue = createMemoryCatalogue([]);
  const { router } = await renderSignedIn('/dashboard/home?q=nada', { catalogue });
  await screen.findByRole('heading', { name: 'Nada para «nada»' });
  const field = screen.getByLabelText<HTMLInputElement>('Buscar cursos');
  const headings = () => [...document.querySelectorAll('h2, h3')].map((node) => node.textContent);
  // One of five: each renders the whole screen.
  for (const text of hostileTexts.filter((_, index) => index % 5 === 0)) {
    await act(() => router.navigate(`/dashboard/home?${new URLSearchParams({ q: text })}`));
    const { text: searched } = fromQueryString(new URLSearchParams({ q: text }));
    if (searched === '') continue;
    await waitFor(() => expect(headings()).toContain(`Nada para «${searched}»`), { interval: 5 });
    expect(field.value).toBe(searched);
  }
});

it('takes any stored category, language and cart for what it is', async () => {
  for (const text of hostileTexts) {
    localStorage.setItem('category', text);
    for (const owner of [testAccount.id, null]) plantRecord(owner, ['cart', text, text]);
  }
  localStorage.setItem('language', '<script>');
  await renderSignedIn('/dashboard/cart');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es');
});

it('imports no text as a file, and nothing of a file whose parts are texts', () => {
  for (const text of hostileTexts) {
    expect(parseBackup(text)).toBeNull();
    const file = { format: 'aulario', version: 1, account: text, category: text, cart: [text] };
    const parsed = parseBackup(JSON.stringify(file));
    expect(parsed?.backup).toMatchObject({ category: null, cart: [] });
    expect(parsed?.unread).toContainEqual({ kind: 'cart', cause: 'shape' });
  }
});
