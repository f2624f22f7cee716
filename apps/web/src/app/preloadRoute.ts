import { inLanguage, languageAt } from '../features/navigation/languageAddress.ts';
import { openStorage } from '../features/services/openStorage.ts';

function addLink(attributes: Record<string, string>) {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function preload(hrefs: readonly string[] = [], fetchpriority: 'high' | 'low') {
  for (const href of hrefs) {
    if (href.endsWith('.js')) addLink({ rel: 'modulepreload', href, fetchpriority });
    else if (href.endsWith('.json'))
      addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href });
    // Read by the worker, from the HTTP cache: a preload serves only the page.
    else fetch(href).catch(() => undefined);
  }
}

/**
 * Preloads what the screen needs (its code, its texts, the catalogue's worker and manifest) while
 * the application's entry loads, and starts the search in the address. The entry itself would do so
 * one round trip later, and a prerendered page request the entry too.
 *
 * @param withEntry - Whether the page has no tag that loads the entry.
 */
export function preloadRoute({ withEntry = false } = {}): void {
  const { path: prerenderedPath, elsewhere } = document.documentElement.dataset;
  // A prerendered page loads its code on the visitor's first interaction.
  if (prerenderedPath !== undefined && elsewhere === undefined) return;
  const chunks: Record<string, string[]> = JSON.parse(
    document.getElementById('route-chunks')?.textContent ?? '{}',
  );
  const path = inLanguage(location.pathname, 'es');
  const language = languageAt(location.pathname, openStorage('localStorage'));
  const [prefix = ''] = Object.keys(chunks)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length);
  const filesOfSearch = chunks[`${prefix}?q`] ?? [];
  if (filesOfSearch.length > 0 && new URLSearchParams(location.search).has('q')) {
    preload(filesOfSearch, 'high');
    // The screen asks again, and shows failures.
    for (const script of chunks['search'] ?? [])
      import(/* @vite-ignore */ script).catch(() => undefined);
  }
  // The entry comes first, since it loads all other code; so does a prerendered home.
  if (withEntry || elsewhere !== undefined) preload(chunks['entry'], 'high');
  preload(chunks[`${prefix}#${language}`], 'low');
  preload(chunks[prefix], 'low');
}
