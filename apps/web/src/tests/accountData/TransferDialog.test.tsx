import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says that nothing could be prepared, and prepares it again on request', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const { user } = await renderSignedIn('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Pasar a otro dispositivo' }));
  await screen.findByText(/^No pudimos preparar el código ni el enlace\./);
  expect(screen.queryByText('Preparando el código…')).toBeNull();
  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('img', { name: 'Código QR 1 de 1' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar' }));
});
