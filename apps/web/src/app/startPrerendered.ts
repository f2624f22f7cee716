import { languageKey } from '../features/language/language.ts';
import { pageMarks } from './pageMarks.ts';

// Inlined in every prerendered page, before its first paint. Hides the page if the host served it at
// another address, and leads a reader who chose English earlier from the Spanish landing page to the
// English one, unless they come from within the site.

const marks = pageMarks();
const path = location.pathname.replace(/(.)\/$/, '$1');

/** A form that is sent empty adds '?q=' to the address. */
const isSearched = () => [...new URLSearchParams(location.search).values()].some(Boolean);

function hasChosenEnglish() {
  try {
    return localStorage.getItem(languageKey) === 'en';
  } catch {
    // Without storage no language was chosen.
    return false;
  }
}

if (path !== marks.path) marks.elsewhere = '';
else if (marks.searched !== undefined && isSearched()) marks.elsewhere = 'search';

if (path === '/' && !document.referrer.startsWith(location.origin) && hasChosenEnglish()) {
  marks.elsewhere = '';
  location.replace(`/en${location.search}${location.hash}`);
}
