import { followTabs } from '@aulario/local-data';
import {
  announceSettings,
  readSetting,
  type SettingName,
  type SettingValue,
  saveSetting,
  settings,
} from '../settings/settings.ts';

/** A theme chosen instead of the system's. */
export type Theme = SettingValue<'theme'>;

export const isTheme = (value: unknown): value is Theme =>
  settings.theme.some((theme) => theme === value);

/** The colours of the browser's frame in index.html, in this order. */
const frameThemes: readonly Theme[] = ['light', 'dark'];

/** Renders the page, and the browser's frame, in a theme; null for the system's. */
export function applyTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset['theme'];
  else dataset['theme'] = theme;
  const frames = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, frame] of frames.entries()) {
    const own = frameThemes[index];
    const chosen = own === theme ? 'all' : 'not all';
    frame.media = theme === null ? `(prefers-color-scheme: ${own})` : chosen;
  }
}

/** Returns the theme that the page is rendered in by choice; null for the system's. */
export function currentTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : null;
}

/** Applies what other tabs choose, until the returned function is called. */
export function followTheme(storage: Storage): () => void {
  const follow = () => {
    applyTheme(readSetting(storage, 'theme'));
    announceSettings();
  };
  return followTabs(window, (key) => key === ('theme' satisfies SettingName) && follow(), follow);
}

/** Applies and stores a theme. If the browser refuses, it lasts until the page is closed. */
export function chooseTheme(storage: Storage, theme: Theme | null): void {
  applyTheme(theme);
  saveSetting(storage, 'theme', theme);
}
