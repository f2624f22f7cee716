import { inLanguage, languageAt } from '../features/navigation/languageAddress.ts';

function isEnglish(): boolean {
  try {
    return languageAt(location.pathname, localStorage) === 'en';
  } catch {
    return false;
  }
}

function addLink(attributes: Record<string, string>) {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/**
 * Asks for what the screen of the page will need before the application's entry has come, which would
 * ask for it a round trip later: its code, its language, the catalogue's worker and manifest.
 */
export function preloadRoute(): void {
  const { path: drawnPath, elsewhere } = document.documentElement.dataset;
  // A page that stands there drawn asks when its visitor acts.
  if (drawnPath !== undefined && elsewhere === undefined) return;
  const chunks: Record<string, string[]> = JSON.parse(
    document.getElementById('route-chunks')?.textContent ?? '{}',
  );
  const path = inLanguage(location.pathname, 'es');
  const [prefix] = Object.keys(chunks)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length);
  if (prefix === undefined) return;
  const english = isEnglish() ? (chunks['#en'] ?? []) : [];
  for (const href of [...english, ...(chunks[prefix] ?? [])]) {
    if (href.endsWith('.js')) addLink({ rel: 'modulepreload', href });
    else addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href });
  }
}
