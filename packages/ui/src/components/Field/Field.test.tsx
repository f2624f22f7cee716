import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

const password = { label: 'Contraseña', showLabel: 'Mostrar', hideLabel: 'Ocultar' };
const category = { label: 'Categoría', options: [{ value: 'Music', label: 'Música' }] };

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent);

it.each([
  ['TextField', <TextField key="t" label="Nombre" hint="La pista" error="El error" />, 'Nombre'],
  [
    'PasswordField',
    <PasswordField key="p" {...password} hint="La pista" error="El error" />,
    'Contraseña',
  ],
  [
    'SelectField',
    <SelectField key="s" {...category} hint="La pista" error="El error" />,
    'Categoría',
  ],
])('%s is described by its hint, then its error', (_name, field, label) => {
  render(field);
  const control = screen.getByLabelText(label);
  expect(describedBy(control)).toEqual(['La pista', 'El error']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

it('keeps the description that the caller gave', () => {
  render(
    <>
      <p id="rules">Las reglas</p>
      <TextField label="Nombre" aria-describedby="rules" hint="La pista" />
    </>,
  );
  expect(describedBy(screen.getByLabelText('Nombre'))).toEqual(['Las reglas', 'La pista']);
});

it('says nothing about itself when there is nothing to say', () => {
  render(<TextField label="Nombre" error="" />);
  const control = screen.getByLabelText('Nombre');
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

it('hands the ref and the id through', () => {
  const input = createRef<HTMLInputElement>();
  render(<TextField ref={input} id="name" name="displayName" label="Nombre" />);
  expect(input.current).toBe(screen.getByLabelText('Nombre'));
  expect(input.current?.id).toBe('name');
  expect(input.current?.name).toBe('displayName');
});

it('never shows a password to a spelling service', () => {
  render(<PasswordField {...password} />);
  const control = screen.getByLabelText('Contraseña');
  expect(control.getAttribute('spellcheck')).toBe('false');
  expect(control.getAttribute('autocapitalize')).toBe('none');
});
