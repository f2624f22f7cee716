import { recoverByReload } from '../features/errors/recoverByReload.ts';
import { preloadRoute } from './preloadRoute.ts';

// Inlined in every page before any other code, because the code that loads the product may itself fail.

const fontPath = /\/assets\/[\w.-]+\.woff2$/;
let isRecovering = false;

/** Whether a screen is rendered; the frame shown while one loads does not count. */
const isRendered = () => {
  const root = document.getElementById('root');
  return root?.childElementCount !== 0 && !('frame' in (root?.dataset ?? {}));
};

async function recover(message: string) {
  if (isRecovering) return;
  isRecovering = true;
  if (await recoverByReload(window, message)) return;
  isRecovering = false;
  if (isRendered()) return;
  document.getElementById('root')?.replaceChildren();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}

const isOurScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

const isFromOurCode = ({ filename, error }: ErrorEvent) =>
  filename?.includes('/assets/') && (error instanceof SyntaxError || !isRendered());

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (isOurScript(target)) void recover(target.src);
    else if (isFromOurCode(event)) void recover(event.filename);
  },
  true,
);

document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
  // The fallbacks are the device's own fonts, which it may not have.
  if (fontfaces.every(({ family }) => family.includes('fallback'))) return;
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of requested.filter((name) => fontPath.test(name))) {
    fetch(url, { cache: 'reload' }).catch(() => undefined);
  }
});

preloadRoute();
