// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishPresses } from './finishPresses.ts';

let root: HTMLElement;
let end: () => void;
const onClick = vi.fn();

const page = '<button><font>Agregar</font></button><a href="#en">EN</a>';

beforeEach(() => {
  root = document.createElement('main');
  root.innerHTML = page;
  root.addEventListener('click', ({ target }) => onClick((target as Element).tagName));
  document.body.append(root);
  end = finishPresses();
});

afterEach(() => {
  end();
  press('mouseup', document.body);
  document.body.replaceChildren();
  onClick.mockClear();
});

/** As in a browser, without the click. */
function press(type: 'mousedown' | 'mouseup', at: Element | null, how: MouseEventInit = {}) {
  at?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...how }));
}

it('clicks what was pressed when the element in it was removed meanwhile', () => {
  const [button, font] = [root.querySelector('button'), root.querySelector('font')];
  press('mousedown', font);
  button?.replaceChildren('Add');
  press('mouseup', button);
  expect(onClick).toHaveBeenCalledExactlyOnceWith('BUTTON');
});

it('clicks what has taken the place of what was pressed, also where the application has come', () => {
  press('mousedown', root.querySelector('font'));
  root.innerHTML = page;
  end();
  press('mouseup', root.querySelector('button'));
  expect(onClick).toHaveBeenCalledExactlyOnceWith('BUTTON');
  press('mousedown', root.querySelector('font'));
  root.innerHTML = page;
  press('mouseup', root.querySelector('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('leaves all other presses to the browser', () => {
  press('mousedown', root.querySelector('button'));
  press('mouseup', root.querySelector('button'));
  press('mousedown', root.querySelector('font'));
  root.innerHTML = page;
  press('mouseup', root.querySelector('a'));
  for (const how of [{ button: 2 }, { ctrlKey: true }]) {
    press('mousedown', root.querySelector('font'), how);
    root.innerHTML = page;
    press('mouseup', root.querySelector('button'), how);
  }
  expect(onClick).not.toHaveBeenCalled();
});
