// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isTypingKept, keepTyping, restoreTyping } from './typingOverReload.ts';

const form = `
  <label>Correo <input name="email"></label>
  <label>Contraseña <input name="password" type="password"></label>
  <input aria-label="Nota"><input aria-label="Nota">
  <textarea name="text"></textarea>
  <select name="level"><option>A</option><option>B</option></select>`;

const show = () => {
  document.body.innerHTML = form;
};

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
const values = () => fields().map(({ value }) => value);
const fill = (texts: readonly string[]) => {
  for (const [place, field] of fields().entries()) field.value = texts[place] ?? '';
};

const typed = ['lucia@', 'secreto', '', 'otra', 'dos\nlíneas', 'B'];
const restored = ['lucia@', '', '', 'otra', 'dos\nlíneas', 'B'];

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('types again what was typed, as the reader does, but no password', () => {
  show();
  fill(typed);
  keepTyping(window);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto');
  show();
  const told = vi.fn();
  for (const type of ['input', 'change']) document.body.addEventListener(type, told);
  restoreTyping(window);
  expect(values()).toEqual(restored);
  expect(told).toHaveBeenCalledTimes(4);
});

it('waits for fields that come later', async () => {
  show();
  fill(typed);
  keepTyping(window);
  document.body.replaceChildren();
  restoreTyping(window);
  show();
  await vi.waitFor(() => expect(values()).toEqual(restored));
});

it('restores once, and only at the same address', () => {
  show();
  fill(typed);
  keepTyping(window);
  history.replaceState(null, '', '/other');
  show();
  restoreTyping(window);
  history.replaceState(null, '', '/');
  restoreTyping(window);
  expect(values()).toEqual(['', '', '', '', '', 'A']);
  expect(isTypingKept(sessionStorage)).toBe(false);
});
