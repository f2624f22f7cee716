import {
  createMemorySync,
  type MemorySync,
  type MemorySyncOptions,
} from '@aulario/frame/services/testing/createMemorySync.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const pressSignOut = async (options: MemorySyncOptions) => {
  const sync = createMemorySync(options);
  const view = await renderSignedIn('/dashboard/profile', { sync });
  await view.user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  return { ...view, sync };
};

const openDialog = async (options: MemorySyncOptions) => {
  const view = await pressSignOut(options);
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog };
};

const leftFor = (address: () => string, sync: MemorySync, isAgreed: boolean) =>
  waitFor(() => expect([address(), sync.isAgreedToLose()]).toEqual(['/login', isAgreed]));

it('asks nothing when the account has everything, or takes it at once', async () => {
  const { address, sync } = await pressSignOut({ state: 'saving', unsent: 2, finishesAs: 'saved' });
  await leftFor(address, sync, false);
});

it('tells how much the account lacks, and leaves it on the device or loses it', async () => {
  const first = await openDialog({ state: 'offline', unsent: 2 });
  first.dialog.getByText('Hay 2 cambios que están solo en este dispositivo.');
  first.dialog.getByText('Sin conexión: se guardará');
  await first.user.click(first.dialog.getByRole('button', { name: 'Salir y dejarlo aquí' }));
  await leftFor(first.address, first.sync, false);
  first.unmount();

  const second = await openDialog({ state: 'account-full', unsent: 1 });
  expect(second.dialog.queryByRole('button', { name: 'Esperar y salir' })).toBeNull();
  await second.user.click(second.dialog.getByRole('button', { name: 'Salir y borrarlo de aquí' }));
  await leftFor(second.address, second.sync, true);
});

it('waits until the account has it, then signs out', async () => {
  const { dialog, user, sync, address } = await openDialog({ state: 'offline', unsent: 2 });
  await user.click(dialog.getByRole('button', { name: 'Esperar y salir' }));
  await dialog.findByText('Esperando…');
  expect(address()).toBe('/dashboard/profile');
  act(() => sync.show('saved'));
  await leftFor(address, sync, false);
});

it('saves everything as a file, and can be thought better of', async () => {
  const url = vi.fn(() => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: url, revokeObjectURL: vi.fn() }));
  const { dialog, user, address } = await openDialog({ state: 'paused', unsent: 1 });
  const stayButton = dialog.getByRole('button', { name: 'No salir' });
  expect(document.activeElement).toBe(stayButton);
  await user.click(dialog.getByRole('button', { name: 'Guardar en un archivo' }));
  await waitFor(() => expect(url).toHaveBeenCalledOnce());
  await user.click(stayButton);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/dashboard/profile');
});

it('asks with the device alone also when nothing is to be sent', async () => {
  const { dialog } = await openDialog({ state: 'device-only' });
  dialog.getByRole('heading', { name: '¿Qué hacemos con lo de este dispositivo?' });
  expect(dialog.queryByRole('button', { name: 'Esperar y salir' })).toBeNull();
});
