import { firstLanguage, isLanguage } from '@aulario/frame/language/language.ts';
import type { SettingName } from '@aulario/frame/settings/settings.ts';
import { holdControl } from './hydrate/holdControl.ts';
import { pageAttributes, pressedMark, rootAttributes } from './pageAttributes.ts';

// Inlined in every prerendered page, before its first paint. Hides the page if the host served it at
// another address, and leads a reader who chose another language earlier from the landing page to
// that of their language, unless they come from within the site. Keeps what is sent and pressed before any
// code has loaded. What can wait for the content follows it (endPrerendered.ts).

const marks = pageAttributes();
const path = location.pathname.replace(/(.)\/$/, '$1');

/** A form that is sent empty adds '?q=' to the address. */
const isSearched = () => [...new URLSearchParams(location.search).values()].some(Boolean);

/** The reader's choice, unless it is the language of addresses without a prefix. */
function otherLanguage() {
  try {
    const chosen = localStorage.getItem('language' satisfies SettingName);
    return isLanguage(chosen) && chosen !== firstLanguage ? chosen : null;
  } catch {
    // Without storage no language was chosen.
    return null;
  }
}

if (path !== marks.path) marks.outdated = '';
else if (marks.searched !== undefined && isSearched()) marks.outdated = 'search';

const chosen = path === '/' && !document.referrer.startsWith(location.origin) && otherLanguage();
if (chosen) {
  marks.outdated = '';
  location.replace(`/${chosen}${location.search}${location.hash}`);
}

/** The browser would post a form without an address to the page, and empty it. */
function holdForm(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('action'))
    return;
  event.preventDefault();
  submitter?.setAttribute(pressedMark, '');
}

/**
 * Once the application has taken the page over, what is pressed is its own. Links lead on by themselves, even
 * where no script comes, and an old browser's page stays as it is.
 */
function holdPress(event: MouseEvent) {
  const root = document.getElementById('root');
  const isWaiting = root && rootAttributes(root).application !== undefined;
  const isLink = (event.target as Element).closest('a') !== null;
  if (isWaiting && !isLink && marks.unsupported === undefined) holdControl(event);
}

addEventListener('submit', holdForm);
addEventListener('click', holdPress);
