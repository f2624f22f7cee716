import { pressedMark } from '../pageAttributes.ts';
import { isScreenVisible, recoverPage } from './recoverPage.ts';

// Inlined in every page (startPage.ts, startDashboard.ts) before all code that is loaded, since
// that may fail.

const fontPath = /\/assets\/[\w.-]+\.woff2$/;

const isOurScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

const isFromOurCode = ({ filename, error }: ErrorEvent) =>
  filename?.includes('/assets/') && (error instanceof SyntaxError || !isScreenVisible());

/** The script that did not come, without which nothing else would repeat what is pressed. */
let missing: string | null = null;

const isPressed = () => document.querySelector(`[${pressedMark}]`) !== null;

/** A visible page stays without its script, but tries again with each press, and says what it cannot do. */
async function answerPress() {
  if (missing === null || !isPressed()) return;
  await recoverPage(missing);
  document.getElementById('load-failure')?.removeAttribute('hidden');
}

addEventListener('click', () => void answerPress());

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (isOurScript(target)) {
      missing = target.src;
      void (isPressed() ? answerPress() : recoverPage(missing));
    } else if (isFromOurCode(event)) void recoverPage(event.filename);
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
