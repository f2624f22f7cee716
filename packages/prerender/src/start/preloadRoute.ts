import { languageAt, withoutLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readDataBlock } from './dataBlock.ts';
import { answeredEvent } from './early/answered.ts';
import { pageAttributes } from './pageAttributes.ts';
import { type Preloads, type PreloadsOfScreen, preloadsId } from './preloads.ts';

function addLink(attributes: Record<string, string>) {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function preload(hrefs: readonly string[], fetchpriority: 'high' | 'low') {
  for (const href of hrefs) {
    if (href.endsWith('.js')) addLink({ rel: 'modulepreload', href, fetchpriority });
    else if (href.endsWith('.json'))
      addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href });
    // Read by the worker, from the HTTP cache: a preload serves only the page.
    else fetch(href).catch(() => undefined);
  }
}

/** What the screen at a Spanish path preloads; undefined if the page names nothing. */
function screenAt(path: string, { screens }: Preloads): PreloadsOfScreen | undefined {
  const [found] = Object.entries(screens)
    .filter(([start]) => path.startsWith(start))
    .sort(([a], [b]) => b.length - a.length);
  return found?.[1];
}

/** Preloads the application's entry, in a page without a tag that loads it. */
export const preloadEntry = (): void =>
  preload(readDataBlock<Preloads>(preloadsId)?.entry ?? [], 'high');

/**
 * Preloads what the screen needs (its code, its texts, the catalogue's worker and manifest) while
 * the application's entry loads, and starts the search in the address. The entry itself would do so
 * one round trip later, and a prerendered page request the entry too.
 *
 * @param hasCourses - Whether the page has the screen's first courses: the catalogue follows its code then.
 */
export function preloadRoute({ hasCourses = false } = {}): void {
  const { path: prerenderedPath, outdated, prepared } = pageAttributes();
  if (prepared !== undefined) {
    // The event of an element comes by here though it does not bubble.
    const again = () => preloadRoute({ hasCourses });
    document.addEventListener(answeredEvent, again, { once: true, capture: true });
    return;
  }
  // A prerendered page loads its code on the visitor's first interaction.
  const isShown = outdated === undefined || outdated === 'answered';
  if (prerenderedPath !== undefined && isShown) return;
  const all = readDataBlock<Preloads>(preloadsId);
  // Most prerendered pages have none.
  if (all === null) return;
  const screen = screenAt(withoutLanguage(location.pathname), all);
  if (screen === undefined) return;
  const { files, texts, search } = screen;
  const addresses = (places: readonly number[]) => places.map((place) => all.files[place] ?? '');
  if (search.length > 0 && new URLSearchParams(location.search).has('q')) {
    preload(addresses(search), 'high');
    // The screen asks again, and shows failures.
    import(/* @vite-ignore */ all.startSearch).catch(() => undefined);
  }
  // The entry comes first, since it loads all other code.
  if (outdated !== undefined) preload(all.entry, 'high');
  const language = languageAt(location.pathname, openStorage('localStorage'));
  preload(addresses(texts[language]), 'low');
  const later = hasCourses ? search : [];
  preload(addresses(files.filter((place) => !later.includes(place))), 'low');
}
