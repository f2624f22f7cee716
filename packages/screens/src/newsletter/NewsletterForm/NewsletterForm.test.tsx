// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SendingState } from '../../form/useSending.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

afterEach(cleanup);

const onSubmit = vi.fn();

const form = (state: SendingState, message?: string) => (
  <NewsletterForm
    title="El boletín"
    text="Una carta al mes."
    emailLabel="Correo electrónico"
    placeholder="tu@correo.com"
    submitLabel="Subscribe"
    busyLabel="Enviando…"
    state={state}
    message={message}
    onSubmit={onSubmit}
  />
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });

it('keeps focus and text in the field through a failure', async () => {
  const { rerender } = render(form('idle'));
  await userEvent.type(field(), 'nombre@ejemplo.org{Enter}');
  rerender(form('busy'));
  expect(field().readOnly).toBe(true);
  expect(document.activeElement).toBe(field());
  rerender(form('failed', 'No pudimos apuntarte.'));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('nombre@ejemplo.org');
  expect(screen.getByRole('status').textContent).toBe('No pudimos apuntarte.');
});

it('empties the field once the address is taken', async () => {
  const { rerender } = render(form('idle'));
  await userEvent.type(field(), 'nombre@ejemplo.org{Enter}');
  rerender(form('busy'));
  rerender(form('done', 'Apuntado.'));
  expect(field().value).toBe('');
});

it('leaves the focus alone when it was not in the field', async () => {
  const { rerender } = render(form('idle'));
  await userEvent.type(field(), 'nombre@ejemplo.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  rerender(form('busy'));
  rerender(form('failed', 'No pudimos apuntarte.'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subscribe' }));
});

it('keeps its live region from the start, empty', () => {
  render(form('idle'));
  expect(screen.getByRole('status').textContent).toBe('');
});
