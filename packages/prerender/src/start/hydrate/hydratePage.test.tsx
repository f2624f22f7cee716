// @vitest-environment jsdom
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pressedMark } from '../pageAttributes.ts';
import { hydratedEvent } from './hydratedEvent.ts';
import { hydratePage } from './hydratePage.ts';

afterEach(() => document.body.replaceChildren());

const html =
  '<form><label>Correo<input name="email"></label><button type="button">Enviar</button></form>';

/** A page on which a reader has typed and pressed before the application comes. */
function openPage(change: (form: Element) => void) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const form = root.querySelector('form');
  if (form) change(form);
  const email = root.querySelector('input');
  if (email) email.value = 'ana@correo.test';
  root.querySelector('button')?.setAttribute(pressedMark, '');
  email?.focus();
  return root;
}

function Page({ root, onPress }: { root: HTMLElement; onPress: () => void }): ReactNode {
  useEffect(() => {
    queueMicrotask(() => root.dispatchEvent(new Event(hydratedEvent)));
  }, [root]);
  return (
    <form>
      <label>
        Correo
        <input name="email" />
      </label>
      <button type="button" onClick={onPress}>
        Enviar
      </button>
    </form>
  );
}

it.each<[string, (form: Element) => void]>([
  [
    'a password manager puts an icon before the field',
    (form) => form.insertAdjacentHTML('afterbegin', '<div data-icon></div>'),
  ],
  [
    'another puts one into its label',
    (form) => form.querySelector('input')?.insertAdjacentHTML('beforebegin', '<span></span>'),
  ],
  [
    'the field is wrapped',
    (form) => {
      const field = form.querySelector('input');
      const wrap = document.createElement('span');
      field?.replaceWith(wrap);
      if (field) wrap.append(field);
    },
  ],
  ['an offer is written between them', (form) => form.querySelector('button')?.before('10 %')],
])('what was typed and pressed is there although %s', async (_, change) => {
  const root = openPage(change);
  const onError = vi.fn();
  const onPress = vi.fn();
  flushSync(() => hydratePage(root, <Page root={root} onPress={onPress} />, onError));
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(root.querySelector('input')?.value).toBe('ana@correo.test');
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.innerHTML.replaceAll(/ [\w-]+="[^"]*"/g, '')).toBe(
    html.replaceAll(/ [\w-]+="[^"]*"/g, ''),
  );
  expect(onError).toHaveBeenCalled();
});

it('control: an untouched page is hydrated, and nothing is pressed twice', async () => {
  const root = openPage(() => undefined);
  const button = root.querySelector('button');
  const onError = vi.fn();
  const onPress = vi.fn();
  const hydrated = new Promise((resolve) => root.addEventListener(hydratedEvent, resolve));
  flushSync(() => hydratePage(root, <Page root={root} onPress={onPress} />, onError));
  await hydrated;
  expect(onError).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
  expect(root.querySelector('button')).toBe(button);
});
