import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { onFirstClick } from './onFirstClick.ts';

it('calls once for a double click, and for each press of a key', async () => {
  const toggle = vi.fn();
  render(<button type="button" onClick={onFirstClick(toggle)} />);
  await userEvent.dblClick(screen.getByRole('button'));
  expect(toggle).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(toggle).toHaveBeenCalledTimes(3);
});
