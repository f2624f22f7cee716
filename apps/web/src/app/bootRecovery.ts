import { recoverByReload } from '../features/errors/recoverByReload.ts';
import { preloadRoute } from './preloadRoute.ts';

// Inline in every page, before any other code: what loads the product may itself be what failed.

const fontPath = /\/assets\/[\w.-]+\.woff2$/;
let isRecovering = false;

/** Whether a screen stands there; a frame that waits for one is none. */
const isDrawn = () => {
  const root = document.getElementById('root');
  return root?.childElementCount !== 0 && !('frame' in (root?.dataset ?? {}));
};

async function recover(message: string) {
  if (isRecovering) return;
  isRecovering = true;
  if (await recoverByReload(window, message)) return;
  isRecovering = false;
  if (isDrawn()) return;
  document.getElementById('root')?.replaceChildren();
  document.getElementById('load-failure')?.removeAttribute('hidden');
}

const isOurScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

const isFromOurCode = ({ filename, error }: ErrorEvent) =>
  filename?.includes('/assets/') && (error instanceof SyntaxError || !isDrawn());

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (isOurScript(target)) void recover(target.src);
    else if (isFromOurCode(event)) void recover(event.filename);
  },
  true,
);

document.fonts.addEventListener('loadingerror', () => {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of requested.filter((name) => fontPath.test(name))) {
    fetch(url, { cache: 'reload' }).catch(() => undefined);
  }
});

preloadRoute();
