// @vitest-environment jsdom
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { tolerateForeignChanges } from './tolerateForeignChanges.ts';

tolerateForeignChanges(Node);

const layer = document.createElement('aside');

/** Everything that React does to elements: it adds, removes, swaps and moves them, here and in a portal. */
function Screen(): ReactNode {
  const [isAdded, setIsAdded] = useState(false);
  const [names, setNames] = useState(['Ana', 'Beto', 'Carla']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen && <nav>menú</nav>}
      <label id="note">
        Nota
        <input />
      </label>
      {isAdded && <p>Está en el carrito.</p>}
      {isAdded ? (
        <a href="/cart" id="swap" key="link">
          Ver el carrito
        </a>
      ) : (
        <button type="button" id="swap" key="button">
          Agregar
        </button>
      )}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {isOpen && createPortal(<p>Un aviso</p>, layer)}
      <footer>
        <button type="button" onClick={() => setIsAdded(!isAdded)} />
        <button type="button" onClick={() => setIsOpen(!isOpen)} />
        <button type="button" onClick={() => setNames(names.toReversed())} />
        <button type="button" onClick={() => setNames(names.slice(1))} />
        <button type="button" onClick={() => setNames(['Dora', ...names])} />
      </footer>
    </>
  );
}

/** A screen in which a reader has typed. */
function show() {
  const root = document.createElement('main');
  document.body.append(root, layer);
  flushSync(() => createRoot(root).render(<Screen />));
  const note = root.querySelector('input');
  if (note) note.value = 'para el lunes';
  return root;
}

type Change = (element: Element) => void;

const wrap =
  (html: string): Change =>
  (element) => {
    const wrapper = document.createElement('div');
    wrapper.innerHTML = html;
    const inner = wrapper.firstElementChild ?? wrapper;
    element.replaceWith(inner);
    inner.prepend(element);
  };

const wrappers: [string, Change][] = [
  ['a translator in font', wrap('<font></font>')],
  [
    'a translator in two of them',
    (element) => {
      wrap('<font></font>')(element);
      wrap('<font></font>')(element);
    },
  ],
  ['a password manager, with an icon beside it', wrap('<span><i data-icon></i></span>')],
  ['a custom element', wrap('<x-checker></x-checker>')],
];

const siblings: [string, Change][] = [
  ['before it', (element) => element.insertAdjacentHTML('beforebegin', '<i></i>')],
  ['after it', (element) => element.insertAdjacentHTML('afterend', '<i></i>')],
  ['in it', (element) => element.insertAdjacentHTML('afterbegin', '<i></i>')],
  ['comments around it', (element) => element.before(new Comment('mark'))],
];

const places = ['#note', '#swap', 'ul', 'li:first-child', 'li:nth-child(2)', 'li:last-child', 'li'];

/** Adds, opens, turns the list round, lengthens and shortens it, and takes back. */
const presses = [0, 1, 2, 4, 3, 0, 1, 2, 4, 3, 3];

const press = (root: Element, place: number) =>
  flushSync(() => root.querySelectorAll<HTMLElement>('footer button')[place]?.click());

const words = (root: Element) => root.textContent;

/** What is read on its own: each item, sentence and name. */
const itemsOf = (root: Element) =>
  Array.from(root.querySelectorAll('nav, p, a, label, li, button'), words);

afterEach(() => {
  document.body.replaceChildren();
  layer.replaceChildren();
});

// Of what React has still to do, nothing may be left when the window is gone.
afterAll(() => new Promise((done) => setTimeout(done)));

describe.each([...wrappers, ...siblings])('%s', (_, change) => {
  it.each(places)('changes %s, and the screen goes on as one that nobody changed', (place) => {
    const [root, twin] = [show(), show()];
    for (const pressed of presses) {
      // Extensions go on with what comes.
      for (const element of root.querySelectorAll(place))
        if (element.closest('[data-seen]') === null) {
          element.setAttribute('data-seen', '');
          change(element);
        }
      press(root, pressed);
      press(twin, pressed);
      expect(words(root)).toBe(words(twin));
    }
    expect(root.querySelector('input')?.value).toBe('para el lunes');
  });
});

it.each(places.filter((place) => place !== 'ul'))(
  'a copy of %s goes when what it copies goes',
  (place) => {
    const [root, twin] = [show(), show()];
    for (const element of root.querySelectorAll(place))
      element.replaceWith(element.cloneNode(true));
    for (const pressed of [0, 1, 3, 3, 3]) {
      press(root, pressed);
      press(twin, pressed);
    }
    expect(words(root)).toBe(words(twin));
  },
);

it.each(places)(
  'although a blocker has removed %s, nothing else is lost, and nothing is old',
  (place) => {
    const [root, twin] = [show(), show()];
    for (const element of root.querySelectorAll(place)) element.remove();
    for (const pressed of presses) {
      press(root, pressed);
      press(twin, pressed);
      const shown = itemsOf(twin);
      expect(shown).toEqual(expect.arrayContaining(itemsOf(root)));
    }
    expect(root.querySelectorAll('footer button')).toHaveLength(5);
  },
);

it('a field that a manager has moved to a layer of its own is taken away with its form', () => {
  const root = show();
  const button = root.querySelector('#swap');
  if (button) document.body.append(button);
  press(root, 0);
  expect(button?.isConnected).toBe(false);
  expect(words(root)).toContain('Ver el carrito');
});

it('a wrapper that was put around several elements stays for the others', () => {
  const root = show();
  const group = document.createElement('div');
  const [first, second] = root.querySelectorAll('li');
  first?.before(group);
  group.append(...[first, second].flatMap((item) => item ?? []));
  press(root, 3);
  expect(words(root)).toContain('NotaAgregarBetoCarla');
  press(root, 3);
  expect(words(root)).toContain('NotaAgregarCarla');
  expect(group.isConnected).toBe(false);
});

it('other nodes than those that React renders fail as ever', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow(/child/);
  expect(() => one.insertBefore(document.createElement('p'), other)).toThrow(/child/);
});
