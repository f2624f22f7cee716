// @vitest-environment jsdom
import { translatePage } from '@aulario/dev-tools/translatePage';
import { afterEach, expect, it } from 'vitest';
import { followForeignChanges, takeOverEvent } from './foreignChanges.ts';

const html = '<h1>Cursos <b>de</b> música</h1><p>3 de <i>5</i> libres</p><ul><li>Uno</li></ul>';

function open(page = html) {
  const root = document.createElement('div');
  root.innerHTML = page;
  document.body.append(root);
  document.documentElement.lang = 'es';
  followForeignChanges(root);
  const nodes = [...root.querySelectorAll('*')].flatMap((each) => [each, ...each.childNodes]);
  /** Returns whether the page had been changed. */
  const takeOver = () => !root.dispatchEvent(new Event(takeOverEvent, { cancelable: true }));
  return { root, nodes, takeOver };
}

afterEach(() => document.body.replaceChildren());

it('leaves a page that nobody has changed', () => {
  const { takeOver } = open();
  expect(takeOver()).toBe(false);
});

const changes: Record<string, (root: HTMLElement) => void> = {
  'a translation': () => translatePage(),
  'a translation in two turns': async () => {
    translatePage();
    await Promise.resolve();
    translatePage();
  },
  'texts moved into elements': (root) => {
    for (const parent of root.querySelectorAll('p, i, li')) {
      const font = document.createElement('font');
      font.append(...parent.childNodes);
      parent.append(font);
    }
  },
  'other words': (root) => {
    const text = root.querySelector('i')?.firstChild;
    if (text) text.nodeValue = '6';
    if (text) text.nodeValue = '7';
  },
  'an element that an extension adds': (root) => {
    root.querySelector('p')?.prepend(document.createElement('button'));
    root.append(document.createElement('aside'));
  },
  'an element that an extension removes, and the one after it': (root) => {
    root.querySelector('p')?.remove();
    root.querySelector('ul')?.remove();
  },
  'another order': (root) => {
    root.append(root.querySelector('h1') ?? '');
  },
};

it.each(Object.entries(changes))('undoes %s', async (_, change) => {
  const { root, nodes, takeOver } = open();
  await change(root);
  document.documentElement.lang = 'en';
  expect(root.innerHTML).not.toBe(html);
  expect(takeOver()).toBe(true);
  expect(root.innerHTML).toBe(html);
  expect([...root.querySelectorAll('*')].flatMap((each) => [each, ...each.childNodes])).toEqual(
    nodes,
  );
  expect(document.documentElement.lang).toBe('es');
});

it('keeps the focus of a field that an extension has wrapped', () => {
  const { root, takeOver } = open('<input>');
  const field = root.querySelector('input') ?? root;
  const wrapper = document.createElement('span');
  field.replaceWith(wrapper);
  wrapper.append(field);
  field.focus();
  expect(takeOver()).toBe(true);
  expect(field.parentNode).toBe(root);
  expect(document.activeElement).toBe(field);
});
