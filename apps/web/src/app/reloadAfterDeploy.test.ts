import { beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterDeploy } from './reloadAfterDeploy.ts';

class Page extends EventTarget {
  readonly location = { reload: vi.fn() };
  readonly document = window.document;
  sessionStorage: Storage = window.sessionStorage;
}

let page: Page;

function fail(message: string) {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  page = new Page();
  reloadAfterDeploy(page as unknown as Window);
});

it('reloads once for a chunk that is gone', () => {
  const message = 'Failed to fetch dynamically imported module: https://a.example/assets/cart-1.js';
  expect(fail(message)).toBe(true);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  expect(fail(message)).toBe(false);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

it('reloads again for another chunk, or for the same one of another build', () => {
  fail('Unable to preload CSS for /assets/cart-1.css');
  fail('Unable to preload CSS for /assets/home-1.css');
  fail('Unable to preload CSS for /assets/cart-2.css');
  expect(page.location.reload).toHaveBeenCalledTimes(3);
});

it('does not reload where it could not remember having done so', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  page.sessionStorage = { ...window.sessionStorage, getItem: refuse, setItem: refuse };
  expect(fail('/assets/cart-1.js')).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});

it('keeps a half-filled form, and reloads once it is gone or empty', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const type = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('lucia@');
  expect(fail('/assets/signup-1.js')).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
  type('');
  expect(fail('/assets/signup-1.js')).toBe(true);
  type('lucia@');
  field.remove();
  expect(fail('/assets/login-1.js')).toBe(true);
});

it('keeps no page for the sake of a search', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.type = 'search';
  field.value = 'python';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(fail('/assets/cart-1.js')).toBe(true);
  field.remove();
});
