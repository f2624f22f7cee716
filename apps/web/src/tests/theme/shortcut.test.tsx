import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import { readSetting, saveSetting } from '@aulario/frame/settings/settings.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const field = () => screen.findByRole('combobox', { name: 'Buscar cursos' });

it('leads to the search from anywhere on the catalogue', async () => {
  const { user } = await renderSignedIn('/dashboard/home');
  const search = await field();
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  expect(search).toHaveProperty('value', '');
});

it('can be switched off on the profile, and on again', async () => {
  const { user, router } = await renderSignedIn('/dashboard/profile');
  const setting = { name: 'La tecla / lleva al buscador' };
  await user.click(await screen.findByRole('checkbox', setting));
  await router.navigate('/dashboard/home');
  // The profile stays until the next screen is ready, with a search field of its own.
  await waitFor(() => expect(screen.queryByRole('checkbox', setting)).toBeNull());
  const search = await field();
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(search);
  await router.navigate('/dashboard/profile');
  await user.click(await screen.findByRole('checkbox', { ...setting, checked: false }));
  expect(readSetting(localStorage, 'shortcut')).toBeNull();
});

it('goes without a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const broken = { ...createMemoryStorage(), getItem: refuse, setItem: refuse };
  saveSetting(broken, 'shortcut', 'off');
  expect(readSetting(broken, 'shortcut')).toBeNull();
});
