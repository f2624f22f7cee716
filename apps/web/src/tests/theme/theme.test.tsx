import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import { readSetting } from '@aulario/frame/settings/settings.ts';
import { applyTheme, chooseTheme, currentTheme } from '@aulario/frame/theme/theme.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

afterEach(() => applyTheme(null));

const shownTheme = () => document.documentElement.getAttribute('data-theme');
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tema' });

it('is chosen on the profile, kept, and given back to the system', async () => {
  const { user } = await renderSignedIn('/dashboard/profile');
  const select = await field();
  expect(select.value).toBe('system');
  await user.selectOptions(select, 'Oscuro');
  expect([select.value, shownTheme(), readSetting(localStorage, 'theme')]).toEqual([
    'dark',
    'dark',
    'dark',
  ]);
  await user.selectOptions(select, 'Claro');
  expect([select.value, shownTheme(), readSetting(localStorage, 'theme')]).toEqual([
    'light',
    'light',
    'light',
  ]);
  await user.selectOptions(select, 'Sistema');
  expect([select.value, shownTheme(), localStorage.getItem('theme')]).toEqual([
    'system',
    null,
    null,
  ]);
});

it('follows the choice of another tab, also on the screen that shows the choice', async () => {
  await renderSignedIn('/dashboard/profile');
  const select = await field();
  const choose = (theme: string | null, key: string | null = 'theme') => {
    if (theme === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };
  choose('dark');
  expect([select.value, shownTheme()]).toEqual(['dark', 'dark']);
  choose('light', 'cart');
  expect([select.value, shownTheme()]).toEqual(['dark', 'dark']);
  choose(null, null);
  expect([select.value, shownTheme()]).toEqual(['system', null]);
});

it('takes a stored value that it does not know for none', () => {
  const storage = createMemoryStorage();
  storage.setItem('theme', 'sepia');
  expect(readSetting(storage, 'theme')).toBeNull();
});

it('lasts until the page is closed in a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const broken = { ...createMemoryStorage(), getItem: refuse, setItem: refuse };
  chooseTheme(broken, 'dark');
  expect([currentTheme(), readSetting(broken, 'theme')]).toEqual(['dark', null]);
});
