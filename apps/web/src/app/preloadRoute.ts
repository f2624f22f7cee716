import type { Language } from '../features/language/language.ts';
import { inLanguage, languageAt } from '../features/navigation/languageAddress.ts';

function currentLanguage(): Language {
  try {
    return languageAt(location.pathname, localStorage);
  } catch {
    return 'es';
  }
}

function addLink(attributes: Record<string, string>) {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/**
 * Preloads what the screen needs (its code, its texts, the catalogue's worker and manifest) while the
 * application's entry loads. The entry itself would request them one round trip later.
 */
export function preloadRoute(): void {
  const { path: drawnPath, elsewhere } = document.documentElement.dataset;
  // A prerendered page loads its code on the visitor's first interaction.
  if (drawnPath !== undefined && elsewhere === undefined) return;
  const chunks: Record<string, string[]> = JSON.parse(
    document.getElementById('route-chunks')?.textContent ?? '{}',
  );
  const path = inLanguage(location.pathname, 'es');
  const [prefix = ''] = Object.keys(chunks)
    .filter((each) => path.startsWith(each))
    .sort((a, b) => b.length - a.length);
  const files = [chunks[`${prefix}#${currentLanguage()}`], chunks[prefix]];
  for (const href of files.flatMap((each) => each ?? [])) {
    if (href.endsWith('.js')) addLink({ rel: 'modulepreload', href });
    else addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href });
  }
}
