import { openEarly, readHead } from '@aulario/course-data/early';
import { isLanguage, type Language } from '@aulario/frame/language/language.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { namedAmong } from '@aulario/my-courses/goalNames';
import { namesNews } from '@aulario/screens/catalogue/namesNews.ts';
import { type CoverShape, coverScenes, coverShapes } from '@aulario/ui/covers';
import { fetchPiece, pageParsed } from '../fetchPiece.ts';
import { pageAttributes, rootAttributes } from '../pageAttributes.ts';
import { endWait } from './answered.ts';
import { type CardAttributes, type EarlySearch, offerId, readEarly } from './earlySearch.ts';

// Loaded by a page of the catalogue that is opened at a search without a prepared answer
// (startSearched.ts). Finds its courses in the head of the index, and puts their cards, which the build
// has written, in the place of the page's own, below the offer of a route where the search names a goal.
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

/** The docIds of the courses that the application will show; none where it says more of them. */
async function findCourses(early: EarlySearch, language: Language): Promise<readonly number[]> {
  if (namesNews(text)) return [];
  const find = openEarly(await fetchHead(early));
  return (await find({ text, language }))?.docIds ?? [];
}

/**
 * The line that offers the route to the goal that the search names, with all that its text asks; null
 * where it names none: a single word is mostly a subject.
 */
function offerFor({ goals }: EarlySearch, language: Language): HTMLElement | null {
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

const namespace = 'http://www.w3.org/2000/svg';

function draw({ tag, attributes, shapes = [] }: CoverShape): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...shapes.map(draw));
  return element;
}

const marksOf = ({ documentElement }: Document) => documentElement.dataset as CardAttributes;

const coverKeyOf = (piece: Document) => {
  const { id = '', category = '' } = marksOf(piece);
  return { id, category };
};

/** The card of a document, whose cover shows the scene. */
function cardOf(piece: Document, scene: number): Element {
  const card = piece.querySelector('li');
  if (card === null) throw new Error('A card is empty.');
  if (marksOf(piece).scene === String(scene)) return card;
  const { id, category } = coverKeyOf(piece);
  const shapes = coverShapes(id, category, scene);
  card.querySelector('svg[preserveAspectRatio]')?.replaceChildren(...shapes.map(draw));
  return card;
}

/** Adds cards to a list, with covers that differ from their neighbours, as in every list. */
function addCards(list: Element, pieces: readonly Document[], before: readonly Document[] = []) {
  const scenes = coverScenes([...before, ...pieces].map(coverKeyOf)).slice(before.length);
  list.append(...pieces.map((piece, place) => cardOf(piece, scenes[place] ?? 0)));
}

/** Rejects if one is missing. */
async function fetchPieces(
  { cards }: EarlySearch,
  names: readonly number[],
): Promise<readonly Document[]> {
  const fetched = names.map((name) => fetchPiece(`${cards}/${name}`, timeoutMs));
  const pieces = (await Promise.all(fetched)).filter((piece) => piece !== null);
  if (pieces.length < names.length) throw new Error('A piece is missing.');
  return pieces;
}

async function answer(early: EarlySearch): Promise<void> {
  const { lang: language } = document.documentElement;
  if (!isLanguage(language)) return;
  const docIds = await findCourses(early, language);
  if (docIds.length === 0) return;
  const first = fetchPieces(early, docIds.slice(0, firstCards));
  const following = fetchPieces(early, docIds.slice(firstCards));
  const [pieces] = await Promise.all([first, pageParsed()]);
  const root = document.getElementById('root');
  const list = root?.querySelector('#results ul');
  // Without the mark the application has taken over.
  if (!root || !list || rootAttributes(root).application === undefined) return;
  const offer = offerFor(early, language);
  if (offer !== null) document.getElementById('results')?.before(offer);
  list.replaceChildren();
  addCards(list, pieces);
  pageAttributes().outdated = 'answered';
  endWait();
  addCards(list, await following, pieces);
}

const early = readEarly();
if (early !== null) {
  answer(early)
    // The application searches, and says what fails.
    .catch(() => undefined)
    .finally(endWait);
}
