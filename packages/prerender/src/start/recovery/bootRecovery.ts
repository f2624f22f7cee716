import { isScreenVisible, recoverPage } from './recoverPage.ts';

// Inlined in every page (startPage.ts, startDashboard.ts) before all code that is loaded, since
// that may fail.

const fontPath = /\/assets\/[\w.-]+\.woff2$/;

const isOurScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

const isFromOurCode = ({ filename, error }: ErrorEvent) =>
  filename?.includes('/assets/') && (error instanceof SyntaxError || !isScreenVisible());

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (isOurScript(target)) void recoverPage(target.src);
    else if (isFromOurCode(event)) void recoverPage(event.filename);
  },
  true,
);

document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
  // The fallbacks are the device's own fonts, which it may not have.
  if (fontfaces.every(({ family }) => family.includes('fallback'))) return;
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of requested.filter((name) => fontPath.test(name))) {
    // The page stands in the next family; the next page asks again.
    fetch(url, { cache: 'reload' }).catch(() => undefined);
  }
});
