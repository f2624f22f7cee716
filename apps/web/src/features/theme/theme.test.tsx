import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { createMemoryStorage } from '../services/openStorage.ts';
import { applyTheme, chooseTheme, currentTheme, readTheme, themeKey } from './theme.ts';

afterEach(() => applyTheme(null));

const drawn = () => document.documentElement.getAttribute('data-theme');
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tema' });

it('is chosen on the profile, kept, and given back to the system', async () => {
  const { user } = await renderSignedIn('/dashboard/profile');
  const select = await field();
  expect(select.value).toBe('system');
  await user.selectOptions(select, 'Oscuro');
  expect([select.value, drawn(), readTheme(localStorage)]).toEqual(['dark', 'dark', 'dark']);
  await user.selectOptions(select, 'Claro');
  expect([select.value, drawn(), readTheme(localStorage)]).toEqual(['light', 'light', 'light']);
  await user.selectOptions(select, 'Sistema');
  expect([select.value, drawn(), localStorage.getItem(themeKey)]).toEqual(['system', null, null]);
});

it('takes a stored value that it does not know for none', () => {
  const storage = createMemoryStorage();
  storage.setItem(themeKey, 'sepia');
  expect(readTheme(storage)).toBeNull();
});

it('lasts until the page is closed in a storage that fails', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const broken = { ...createMemoryStorage(), getItem: refuse, setItem: refuse };
  chooseTheme(broken, 'dark');
  expect([currentTheme(), readTheme(broken)]).toEqual(['dark', null]);
});
