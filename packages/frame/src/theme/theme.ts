import { followTabs } from '@aulario/local-data';

/** A theme chosen instead of the system's. */
export type Theme = 'light' | 'dark';

/** The storage key of the reader's choice, which applies to the device. */
export const themeKey = 'theme';

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** Returns the stored theme; null for the system's. */
export function readTheme(storage: Storage): Theme | null {
  try {
    const saved = storage.getItem(themeKey);
    return isTheme(saved) ? saved : null;
  } catch {
    // Without storage no theme was chosen: the system's.
    return null;
  }
}

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

const listeners = new Set<() => void>();

/**
 * Calls the listener after every choice, until the returned function is called; after those of other
 * tabs only where they are followed.
 */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(theme: Theme | null): void {
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Applies what other tabs choose, until the returned function is called. */
export function followTheme(storage: Storage): () => void {
  const follow = () => show(readTheme(storage));
  return followTabs(window, (key) => key === themeKey && follow(), follow);
}

/** Applies and stores a theme. If the browser refuses, it lasts until the page is closed. */
export function chooseTheme(storage: Storage, theme: Theme | null): void {
  show(theme);
  try {
    if (theme === null) storage.removeItem(themeKey);
    else storage.setItem(themeKey, theme);
  } catch {
    // The page already shows the chosen theme; only storing it failed.
  }
}
