import { readToken } from '@aulario/auth';
import { firstCategory, readPreferredCategory } from '@aulario/course-data';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { isDismissed } from '@aulario/frame/note/dismissal.ts';
import { verificationDismissedKey } from '@aulario/frame/note/noteKeys.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import {
  keptKey,
  readHomeHint,
  unverifiedKey,
} from '@aulario/frame/session/localData/homeHints.ts';
import { homeFrame, homeId, homeKey, keptHomeFrame, readDashboardFiles } from './dashboardFiles.ts';
import { fetchPiece, pageParsed } from './fetchPiece.ts';
import { finishPresses } from './hydrate/finishPresses.ts';
import { hydratedEvent } from './hydrate/hydratedEvent.ts';
import { pressedControl } from './hydrate/pressedControl.ts';
import { pressedMark, rootAttributes } from './pageAttributes.ts';

// For a probably signed-in user, shows the prerendered home with its first, public courses instead
// of the frame. The application replaces it when the session is confirmed.

/** A slow line still transmits most of the home before anything else within this time. */
const headStartMs = 100;

const homeTimeoutMs = 30_000;

const storage = openStorage('localStorage');
const language = languageAt(location.pathname, storage);

/** The key of the home for the reader's language and saved category. */
function ownKey(): string {
  // A new account begins with a choice.
  const fallback = readHomeHint(storage, keptKey) ? firstCategory : null;
  return homeKey(readPreferredCategory(storage) ?? fallback, language);
}

/** Whether the application will ask above the courses to verify the address. */
const asksToVerify = () =>
  readHomeHint(storage, unverifiedKey) &&
  navigator.onLine &&
  !isDismissed(storage, verificationDismissedKey, Date.now());

/**
 * What the application repeats: a panel would open without its content, and what leaves the page, unless it is
 * pressed again, would leave undone what was pressed.
 */
const repeated =
  '[data-frame] button:not([type=submit]),' +
  `[data-frame]:has([${pressedMark}]) :is(button,a[href^="/"]:not([target])):not([${pressedMark}])`;

function rememberPress(event: MouseEvent) {
  const pressed = pressedControl(event)?.closest(repeated);
  if (!pressed) return;
  event.preventDefault();
  pressed.setAttribute(pressedMark, '');
}

function show(home: readonly Node[]) {
  const root = document.getElementById('root');
  if (root === null || rootAttributes(root).frame === undefined) return;
  root.replaceChildren(...home);
  const marks = rootAttributes(root);
  marks.frame = readHomeHint(storage, keptKey) ? keptHomeFrame : homeFrame;
  if (asksToVerify()) marks.noted = '';
  document.documentElement.lang = language;
  root.addEventListener('click', rememberPress);
  root.addEventListener(hydratedEvent, finishPresses(), { once: true });
}

async function showEmbedded() {
  await pageParsed();
  const template = document.getElementById(homeId);
  if (template instanceof HTMLTemplateElement) show([...template.content.childNodes]);
}

/** Resolves when the request has ended. */
async function fetchHome(address: string) {
  const home = await fetchPiece(address, homeTimeoutMs);
  // Otherwise the frame stays.
  if (home) void pageParsed().then(() => show([...home.head.children, ...home.body.children]));
}

/**
 * Shows the prerendered home of the reader's language and saved category, if there is one for this page:
 * the page holds the first one itself, the others are requested. Resolves, with whether there is one, when
 * other requests may follow: at once, but after one that is requested, or {@link headStartMs}.
 */
export async function requestHome(): Promise<boolean> {
  const isHome = location.pathname === paths.home && location.search === '';
  if (!isHome || readToken(storage) === null) return false;
  const { screens, embedded } = readDashboardFiles();
  const key = ownKey();
  const address = screens[key];
  if (address === undefined) return false;
  if (key === embedded) {
    // It arrives before anything that is requested now.
    void showEmbedded();
    return true;
  }
  const headStart = new Promise((resolve) => setTimeout(resolve, headStartMs));
  await Promise.race([fetchHome(address), headStart]);
  return true;
}
