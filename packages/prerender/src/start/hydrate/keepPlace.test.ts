// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pressedMark } from '../pageAttributes.ts';
import { keepPlace } from './keepPlace.ts';

const page = (cart: string) => `
  <form><input name="q" /><button>Buscar</button></form>
  <select><option>A</option><option>B</option></select>
  <a href="/cart">${cart}</a>
  <ul><li><button>Agregar</button></li><li><button>Agregar</button></li></ul>`;

function open() {
  const root = document.createElement('div');
  root.innerHTML = page('Carrito');
  document.body.append(root);
  return {
    root,
    replace: () => {
      root.innerHTML = page('Carrito 2');
    },
    field: () => root.querySelector('input'),
    choice: () => root.querySelector('select'),
  };
}

afterEach(() => document.body.replaceChildren());

it('keeps what is typed and chosen, and tells the new page so', () => {
  const { root, replace, field, choice } = open();
  field()?.focus();
  Object.assign(field() ?? {}, { value: 'guit' });
  Object.assign(choice() ?? {}, { value: 'B' });
  const restore = keepPlace(root);
  replace();
  const listener = vi.fn();
  root.addEventListener('input', listener);
  root.addEventListener('change', listener);
  restore();
  expect(field()?.value).toBe('guit');
  expect(choice()?.value).toBe('B');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(field());
});

it('repeats a press on the button of the same name and order', () => {
  const { root, replace } = open();
  root.querySelectorAll('li button')[1]?.setAttribute(pressedMark, '');
  const restore = keepPlace(root);
  replace();
  const clicked = vi.fn();
  for (const button of root.querySelectorAll('button')) button.addEventListener('click', clicked);
  restore();
  expect(clicked.mock.contexts).toEqual([root.querySelectorAll('li button')[1]]);
});

it('does nothing where nothing was done, or what it was done to is gone', () => {
  const { root, replace } = open();
  const listener = vi.fn();
  for (const type of ['click', 'input', 'change', 'focusin']) root.addEventListener(type, listener);
  const restoreNothing = keepPlace(root);
  replace();
  restoreNothing();
  root.querySelector('a')?.focus();
  listener.mockClear();
  const restore = keepPlace(root);
  root.replaceChildren();
  restore();
  expect(listener).not.toHaveBeenCalled();
});
