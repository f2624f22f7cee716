import { createMemorySync } from '@aulario/frame/services/testing/createMemorySync.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const full = /^No cabe en tu cuenta/;

it('is in the account menu on every screen, which speak only of a problem', async () => {
  const sync = createMemorySync({ state: 'saved' });
  const { user } = await renderSignedIn('/dashboard/cart', { sync });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Tu cuenta', hidden: true }));
  await screen.findByText('Guardado en tu cuenta');
  act(() => sync.show('offline'));
  expect(screen.getAllByText('Sin conexión: se guardará')).toHaveLength(1);
  act(() => sync.show('account-full'));
  const announcements = screen.getAllByText(full).filter((line) => line.closest('[role=status]'));
  expect(announcements).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Ver en tu perfil' });
  expect(link.getAttribute('href')).toBe('/dashboard/profile#backup');
});

it('is in the profile, and announces a problem alone', async () => {
  const sync = createMemorySync({ state: 'saving' });
  await renderSignedIn('/dashboard/profile', { sync });
  const line = await screen.findByText('Guardando…');
  expect(line.closest('[role=status]')).toBeNull();
  act(() => sync.show('account-full'));
  expect(screen.getByText(full).closest('[role=status]')).toBeTruthy();
});

it('tells of the browser that may erase things only where no account has them', async () => {
  const sync = createMemorySync({ state: 'saved' });
  await renderSignedIn('/dashboard/profile', { sync });
  await screen.findByText('Guardado en tu cuenta');
  expect(screen.queryByText(/^Lo que guardas está solo en este navegador/)).toBeNull();
  act(() => sync.show('device-only'));
  expect(screen.getByText(/^Lo que guardas está solo en este navegador/)).toBeTruthy();
});

it('is nowhere where nothing is shared', async () => {
  await renderSignedIn('/dashboard/profile', { sync: createMemorySync({ state: null }) });
  await screen.findByRole('heading', { name: 'Tus datos' });
  expect(screen.queryByLabelText('Solo en este dispositivo')).toBeNull();
});

it('keeps things on the device alone by choice, and says what either means', async () => {
  const { user } = await renderSignedIn('/dashboard/profile', { sync: createMemorySync() });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Solo en este dispositivo',
    description: /Lo que ya está en la cuenta se queda allí/,
  });
  await user.click(box);
  expect(box.checked).toBe(true);
  screen.getByRole('checkbox', { description: /se junta con lo que hay en tu cuenta/ });
  await user.click(box);
  expect(box.checked).toBe(false);
});
