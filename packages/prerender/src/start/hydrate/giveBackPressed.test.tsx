// @vitest-environment jsdom
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackPressed } from './giveBackPressed.ts';

function Screen(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <section>
      <p>{count}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        <svg />
        <span>Agregar</span>
      </button>
      <label>
        <input type="checkbox" onChange={() => setCount(count + 10)} checked={count >= 10} />
        <span>Gratis</span>
      </label>
    </section>
  );
}

let root: HTMLElement;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('main');
  document.body.append(root);
  flushSync(() => createRoot(root).render(<Screen />));
  end = giveBackPressed(root);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Puts a copy in the place of an element, and returns the copy. */
function copy(selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector) ?? root;
  const copied = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copied);
  return copied;
}

const press = (element: Element | null) => flushSync(() => (element as HTMLElement).click());
const count = () => root.querySelector('p')?.textContent;

it.each(['button', 'section'])('a button in a copy of %s does what it says, once', (copied) => {
  const button = root.querySelector('button');
  copy(copied);
  expect(root.querySelector('button')).not.toBe(button);
  press(root.querySelector('button span'));
  expect(count()).toBe('1');
  expect(root.querySelector('button')).toBe(button);
  press(root.querySelector('button'));
  expect(count()).toBe('2');
});

it('a tick in a copy is ticked', () => {
  copy('label');
  press(root.querySelector('label span'));
  expect(count()).toBe('10');
  expect(root.querySelector('input')?.checked).toBe(true);
});

it('a copy of a copy is one, and copies that come again do the same', () => {
  copy('button');
  press(copy('button'));
  expect(count()).toBe('1');
  press(copy('button'));
  expect(count()).toBe('2');
});

it('stops observing after a minute without a copy, and goes on where there was one', () => {
  copy('button');
  vi.advanceTimersByTime(60_000);
  press(copy('button'));
  expect(count()).toBe('1');
  end();
  end = giveBackPressed(root);
  const stopped = vi.spyOn(MutationObserver.prototype, 'disconnect');
  vi.advanceTimersByTime(59_999);
  expect(stopped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stopped).toHaveBeenCalledOnce();
  const copied = copy('button');
  press(copied);
  expect(count()).toBe('1');
  expect(copied.isConnected).toBe(true);
});

it('control: what nobody has copied, and a press with a key held, are left alone', () => {
  press(root.querySelector('button'));
  expect(count()).toBe('1');
  const copied = copy('button');
  copied.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(count()).toBe('1');
  expect(copied.isConnected).toBe(true);
});
