import { languageKey } from '../features/language/language.ts';

function storedLanguage(): string {
  try {
    return localStorage.getItem(languageKey) === 'en' ? '#en' : '#es';
  } catch {
    return '#es';
  }
}

function addLink(attributes: Record<string, string>) {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/**
 * Asks for the code of the page that is opened before the application's entry has come, which would ask
 * for it a round trip later; for the catalogue's manifest as well.
 */
export function preloadRoute(): void {
  const chunks: Record<string, string[]> = JSON.parse(
    document.getElementById('route-chunks')?.textContent ?? '{}',
  );
  const { pathname } = location;
  const prefixes = Object.keys(chunks).filter((prefix) => pathname.startsWith(prefix));
  if (prefixes.length === 0) return;
  const files = [...prefixes, storedLanguage()].flatMap((prefix) => chunks[prefix] ?? []);
  for (const href of new Set(files)) addLink({ rel: 'modulepreload', href });
  if (prefixes.length > 1) {
    const href = '/catalogue/manifest.json';
    addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href });
  }
}
