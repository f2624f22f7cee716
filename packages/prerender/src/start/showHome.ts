import { readToken } from '@aulario/auth';
import { firstCategory, readPreferredCategory } from '@aulario/course-data';
import { languageAt } from '@aulario/frame/navigation/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readKeptHint } from '@aulario/frame/session/keptHint.ts';
import { pressedMark } from './keepPlace.ts';
import { rootAttributes } from './pageAttributes.ts';
import { homeFrame, homeKey, keptHomeFrame, readHomes } from './prerenderedHomes.ts';

// For a probably signed-in user, shows the prerendered home with its first, public courses instead
// of the frame. The application replaces it when the session is confirmed.

/** A slow line still transmits most of the home before anything else within this time. */
const headStartMs = 100;

const storage = openStorage('localStorage');
const language = languageAt(location.pathname, storage);

/** The address of the home for the reader's language and saved category. */
function homeAddress(): string | undefined {
  // A new account begins with a choice.
  const fallback = readKeptHint(storage) ? firstCategory : null;
  return readHomes().screens[homeKey(readPreferredCategory(storage) ?? fallback, language)];
}

/** The application repeats the press. A panel would open without its content. */
function rememberPress(event: MouseEvent) {
  const pressed = (event.target as Element).closest('[data-frame] button:not([type=submit])');
  if (pressed === null) return;
  event.preventDefault();
  pressed.setAttribute(pressedMark, '');
}

function show({ head, body }: Document) {
  const root = document.getElementById('root');
  if (root === null || rootAttributes(root).frame === undefined) return;
  root.replaceChildren(...head.children, ...body.children);
  rootAttributes(root).frame = readKeptHint(storage) ? keptHomeFrame : homeFrame;
  document.documentElement.lang = language;
  root.addEventListener('click', rememberPress);
}

/** Resolves when the request has ended. */
const fetchHome = (address: string) =>
  new Promise<void>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    // Parsed by the browser, with no script run.
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const home: Document | null = request.response;
      // Otherwise the frame stays.
      if (request.status !== 200 || home === null) return;
      if (document.readyState !== 'loading') show(home);
      else document.addEventListener('DOMContentLoaded', () => show(home));
    });
    request.addEventListener('loadend', () => resolve());
    request.send();
  });

/**
 * Requests and shows the prerendered home, if there is one for this page. Resolves when other
 * requests may follow: at once without one, otherwise at its end, after {@link headStartMs} at the
 * latest.
 */
export async function requestHome(): Promise<void> {
  const isHome = location.pathname === paths.home && location.search === '';
  const address = isHome && readToken(storage) !== null && homeAddress();
  if (!address) return;
  const headStart = new Promise((resolve) => setTimeout(resolve, headStartMs));
  await Promise.race([fetchHome(address), headStart]);
}
