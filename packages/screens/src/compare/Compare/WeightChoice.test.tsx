// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WeightChoice } from './WeightChoice.tsx';

afterEach(cleanup);

const options = ['Da igual', 'Algo', 'Importa', 'Decide'] as const;

it('is one slider that says its weight in words', () => {
  const onChange = vi.fn();
  render(<WeightChoice label="Costo" options={options} value={1} onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Costo' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Algo');
  fireEvent.change(slider, { target: { value: '3' } });
  expect(onChange.mock.calls).toEqual([[3]]);
});

it('cannot be moved while there is nothing to weigh', () => {
  render(<WeightChoice label="Costo" options={options} value={1} isDisabled onChange={vi.fn()} />);
  expect(screen.getByRole('slider')).toHaveProperty('disabled', true);
});
