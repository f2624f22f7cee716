import { createMemoryAuthService } from '@aulario/auth/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says after a while that it takes long, and offers to load again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const auth = createMemoryAuthService({ state: { status: 'loading' } });
  await renderApp('/dashboard/profile', { auth });
  await screen.findByText('Comprobando tu sesión…');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('alert').textContent).toContain('más de lo normal');
  fireEvent.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
  expect(reload).toHaveBeenCalledOnce();
});
