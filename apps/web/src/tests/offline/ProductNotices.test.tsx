import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it('says that there is no network for as long as that lasts', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderApp('/contact');
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Sin conexión/)).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Sin conexión/)).toBeNull();
  onLine.mockRestore();
});

it('offers a new version, and changes to it only when asked to', async () => {
  let offer: () => void = vi.fn();
  const update = vi.fn();
  const onUpdate = (listener: () => void) => {
    offer = listener;
    return () => undefined;
  };
  const { user } = await renderApp('/contact', {
    offline: { ...noOfflineCopy, onUpdate, update },
  });
  act(() => offer());
  expect(await screen.findByText('Hay una versión nueva.')).toBeTruthy();
  expect(update).not.toHaveBeenCalled();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/^Sin conexión/);
  expect(screen.queryByText('Hay una versión nueva.')).toBeNull();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  expect(update).toHaveBeenCalledOnce();
});
