// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pressedMark } from '../pageAttributes.ts';
import { HydrationNotice } from './HydrationNotice.tsx';
import { hydratedEvent } from './hydratedEvent.ts';
import { replacePage } from './replacePage.ts';

afterEach(() => document.body.replaceChildren());

it('restores what a reader does before and while the application renders', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>Cargando</p><input aria-label="Buscar"><button>Enviar</button>';
  document.body.append(root);
  const [field, button] = [root.querySelector('input'), root.querySelector('button')];
  if (!field || !button) throw new Error('The page is empty.');
  field.value = 'pyt';
  const onPress = vi.fn();
  const onCommit = vi.fn();
  const replaced = new Promise((resolve) => root.addEventListener(hydratedEvent, resolve));
  replacePage(
    root,
    <HydrationNotice root={root} isReplaced onCommit={onCommit}>
      <input aria-label="Buscar" />
      <button type="button" onClick={onPress}>
        Enviar
      </button>
    </HydrationNotice>,
  );
  expect(field.isConnected).toBe(true);
  field.value = 'python';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  button.setAttribute(pressedMark, '');
  button.click();
  await replaced;
  expect(onCommit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  const now = root.querySelector('input');
  expect(now).not.toBe(field);
  expect(now?.value).toBe('python');
  expect(document.activeElement).toBe(now);
});
