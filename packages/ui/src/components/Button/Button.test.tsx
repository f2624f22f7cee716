import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const renderInForm = (isBusy: boolean) => {
  submit.mockClear();
  const onClick = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Guardar
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return onClick;
};

it('submits its form', () => {
  expect(renderInForm(false)).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});

it('does nothing while busy', () => {
  expect(renderInForm(true)).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
});

it('is a plain button unless said otherwise', () => {
  render(<Button>Guardar</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
