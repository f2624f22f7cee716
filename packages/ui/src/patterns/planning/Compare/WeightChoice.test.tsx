import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WeightChoice } from './WeightChoice.tsx';

afterEach(cleanup);

const options = ['Da igual', 'Algo', 'Importa', 'Decide'] as const;

it('follows a pointer that is dragged across its bars, and none that only passes', () => {
  const onChange = vi.fn();
  render(<WeightChoice label="Costo" options={options} value={1} onChange={onChange} />);
  fireEvent.pointerEnter(screen.getByText('Importa'), { buttons: 0 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByText('Decide'), { buttons: 1 });
  expect(onChange.mock.calls).toEqual([[3]]);
});
