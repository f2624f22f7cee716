// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { hydratedEvent } from './hydratedEvent.ts';

let field: HTMLInputElement;
let form: HTMLFormElement;
const onInput = vi.fn();

beforeEach(async () => {
  document.body.innerHTML = `<main id="root" data-application="/app.js"><form><input><button>Ver</button></form></main>`;
  field = document.querySelector('input') as HTMLInputElement;
  form = document.querySelector('form') as HTMLFormElement;
  onInput.mockClear();
  vi.resetModules();
  await import('./hydrateOnInteraction.ts');
  field.value = 'udemy.com/course/a';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.addEventListener('input', onInput);
});

const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const hydrated = () => document.getElementById('root')?.dispatchEvent(new Event(hydratedEvent));

it('types again what was typed before the page was hydrated', () => {
  hydrated();
  expect(onInput).toHaveBeenCalled();
  expect(field.value).toBe('udemy.com/course/a');
});

it('types nothing again in a form that the application has sent with it', () => {
  form.addEventListener('submit', (event) => event.preventDefault());
  send();
  hydrated();
  expect(onInput).not.toHaveBeenCalled();
});

it('types again what a form that the application has sent was without', () => {
  form.addEventListener('submit', (event) => event.preventDefault());
  send();
  field.value = '';
  hydrated();
  expect(field.value).toBe('udemy.com/course/a');
});

it('types again what is in a form that is held', () => {
  form.querySelector('button')?.setAttribute('data-pressed', '');
  send();
  hydrated();
  expect(onInput).toHaveBeenCalled();
});

it('leaves a press to the application that has taken the page over, and repeats it not', () => {
  const root = document.getElementById('root');
  const button = document.createElement('button');
  button.type = 'button';
  const onPress = vi.fn();
  button.addEventListener('click', onPress);
  root?.append(button);
  root?.removeAttribute('data-application');
  button.click();
  hydrated();
  expect(onPress).toHaveBeenCalledOnce();
});

it.each([
  ['waits where the browser keeps nothing', [], 0],
  ['comes at once where it may keep a cart', [{ name: 'aulario', version: 1 }], 1],
])('the application %s', async (_name, databases, loads) => {
  hydrated();
  document.body.innerHTML = `<main id="root" data-application="/app.js" data-modules="/screen.js"></main>`;
  vi.stubGlobal('indexedDB', { databases: async () => databases });
  vi.resetModules();
  await import('./hydrateOnInteraction.ts');
  await vi.waitFor(() =>
    expect(document.querySelectorAll('link[href="/screen.js"]')).toHaveLength(loads),
  );
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  hydrated();
});

it.each([
  ['is pressed again where pressing it does the same', 'Agregar: Acústica', 2],
  ['is left alone where what was wanted is so already', 'Quitar: Acústica', 1],
])('a control %s', (_name, label, presses) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = 'Agregar: Acústica';
  const onPress = vi.fn();
  button.addEventListener('click', onPress);
  document.getElementById('root')?.append(button);
  button.click();
  button.ariaLabel = label;
  hydrated();
  expect(onPress).toHaveBeenCalledTimes(presses);
});

it('lets no key reach React, which would hydrate the page for it at once, before that is done', () => {
  const root = document.getElementById('root');
  const onKey = vi.fn();
  for (const name of ['keydown', 'keyup']) root?.addEventListener(name, onKey, true);
  const press = () => {
    for (const name of ['keydown', 'keyup'])
      field.dispatchEvent(new KeyboardEvent(name, { key: 'a', bubbles: true }));
  };
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  press();
  expect(onKey).not.toHaveBeenCalled();
  root?.removeAttribute('data-application');
  press();
  expect(onKey).toHaveBeenCalledTimes(2);
});

it('lets only the click of a control reach React before that', () => {
  const root = document.getElementById('root') as HTMLElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const reached: string[] = [];
  const names = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'click'];
  for (const name of names) root.addEventListener(name, () => reached.push(name), true);
  form.addEventListener('submit', (event) => event.preventDefault());
  const press = (target: Element) => {
    for (const name of names)
      target.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    return reached.splice(0);
  };
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(press(form)).toEqual([]);
  expect(press(button)).toEqual(['click']);
  root.removeAttribute('data-application');
  expect(press(form)).toEqual(names);
});
