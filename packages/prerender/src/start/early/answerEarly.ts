import { openEarly, readHead } from '@aulario/course-data/early';
import { isLanguage, type Language } from '@aulario/frame/language/language.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { namedAmong } from '@aulario/my-courses/goalNames';
import { namesNews } from '@aulario/screens/catalogue/namesNews.ts';
import { pageParsed } from '../fetchPiece.ts';
import { pageAttributes, rootAttributes } from '../pageAttributes.ts';
import { endWait } from './answered.ts';
import { addCards, fetchCard } from './cards.ts';
import { type EarlySearch, type NamedGoal, offerId, readEarly, readGoals } from './earlySearch.ts';
import { fetchParts, partCards } from './partCards.ts';

// Loaded by a page of the catalogue that is opened at a search without a prepared answer
// (startSearched.ts). Finds its courses in the head of the index, and puts their cards, which the build
// has written (most of them in the answers to parts of the search), in the place of the page's own, below their
// number and the offer of a route where the search names a goal.
// All else of the page stays hidden until the application renders the search, which shows the same cards
// at the same places. A search whose answer needs more than that is left to the application.

const timeoutMs = 5000;

/** Browsers request so many files of a host at once over HTTP/1.1; more than fit a phone's window. */
const firstCards = 6;

async function fetchHead({ index, headBytes }: EarlySearch): Promise<Uint8Array> {
  const response = await fetch(index, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${index}`);
  return readHead({ bytes: new Uint8Array(await response.arrayBuffer()), headBytes });
}

const text = new URLSearchParams(location.search).get('q') ?? '';

/**
 * The line that offers the route to the goal that the search names, with all that its text asks; null
 * where it names none: a single word is mostly a subject.
 */
function offerFor(goals: readonly NamedGoal[], language: Language): HTMLElement | null {
  const goal = text.trim().includes(' ') ? namedAmong(text, goals) : null;
  if (goal === null) return null;
  const template = document.getElementById(offerId);
  if (!(template instanceof HTMLTemplateElement)) throw new Error('No offer of a route');
  const line = template.content.querySelector('div');
  const link = line?.querySelector('a');
  const label = link?.querySelector('span');
  const sample = goals.find(({ id }) => id === template.dataset['goal']);
  if (!line || !link || !label || !sample) throw new Error('An offer is empty.');
  label.textContent = label.textContent.replace(sample.names[language], () => goal.names[language]);
  link.setAttribute('href', searchHref(link.getAttribute('href')?.replace(/\?.*/, '') ?? '', text));
  // All but header and cards is hidden.
  line.style.visibility = 'visible';
  return line;
}

/** Says how many courses there are in the words of the page, which are those of more than one. */
function showCount(root: HTMLElement, total: number, language: Language): void {
  const count = root.querySelector<HTMLElement>('[role=status] > span');
  if (count === null || total < 2) return;
  count.textContent = count.textContent.replace(/\d[\d.,]*/, () =>
    new Intl.NumberFormat(language).format(total),
  );
  count.style.visibility = 'visible';
}

async function answer(early: EarlySearch): Promise<void> {
  const { lang: language } = document.documentElement;
  if (!isLanguage(language) || namesNews(text)) return;
  const coming = fetchParts(timeoutMs);
  const find = openEarly(await fetchHead(early));
  // No course where the application says more of them.
  const found = await find({ text, language });
  if (found === null) return;
  const { docIds, total } = found;
  // In a task of its own: searching and building cards in one would block the page twice as long.
  const nextTask = new Promise((resolve) => setTimeout(resolve));
  const [parts] = await Promise.all([coming, pageParsed(), nextTask]);
  const root = document.getElementById('root');
  const list = root?.querySelector('#results ul');
  if (!root || !list) return;
  const known = await partCards(parts, root.querySelectorAll('*'), find, language);
  const cardsOf = (some: readonly number[]) =>
    Promise.all(some.map((docId) => known.get(docId) ?? fetchCard(early.cards, docId, timeoutMs)));
  const following = cardsOf(docIds.slice(firstCards));
  const cards = await cardsOf(docIds.slice(0, firstCards));
  // Without the mark the application has taken over.
  if (rootAttributes(root).application === undefined) return;
  const offer = offerFor(readGoals(), language);
  if (offer !== null) document.getElementById('results')?.before(offer);
  showCount(root, total, language);
  list.replaceChildren();
  addCards(list, cards);
  pageAttributes().outdated = 'answered';
  endWait();
  addCards(list, await following, cards);
}

const early = readEarly();
if (early !== null) {
  answer(early)
    // The application searches, and says what fails.
    .catch(() => undefined)
    .finally(endWait);
}
