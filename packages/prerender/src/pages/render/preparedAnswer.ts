import { emptyQuery, toQueryString } from '@aulario/course-data';
import type { CatalogueData } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { namesNews } from '@aulario/screens/catalogue/namesNews.ts';
import { foldQuestion, type PreparedAnswer, typedMarks } from '../../start/preparedAnswers.ts';
import type { AddressedPage } from '../addresses/fixedPages.ts';
import type { Question } from '../addresses/listQuestions.ts';
import { hashOf } from '../hashOf.ts';
import { createMarkupEncoder } from './encodeMarkup.ts';
import type { PageStyles } from './pageStyles.ts';
import type { RenderedPages } from './renderedPages.ts';
import type { LoadedScreen, ScreenRenderer } from './renderScreen.tsx';
import { isCatalogue } from './structuredData.ts';

/** The page of the catalogue at a search, which becomes an answer. */
export interface AnswerPage extends AddressedPage {
  readonly question: Question;
  /** The address of the page without the search. */
  readonly base: string;
}

export const isAnswerPage = (page: AddressedPage): page is AnswerPage => 'question' in page;

/** The address of a search. */
export const searchAddress = (base: string, text: string): string =>
  base + toQueryString({ ...emptyQuery, text });

/**
 * The loader data of a search that is worth an answer, with the mark of the text as typed in its place; null
 * for any other. The text as typed is in no sentence of such an answer but in whole. How well each course
 * matches is left out: no screen shows it, and any course that comes or goes would change it.
 */
function answerIn(data: unknown): CatalogueData | null {
  if (!isCatalogue(data) || data.result instanceof Promise || data.result.status !== 'found') {
    return null;
  }
  const { value } = data.result;
  const { total, damaged, correction, omittedWords } = value;
  const isWhole = correction === null && omittedWords.length === 0 && !namesNews(data.query.text);
  if (total === 0 || damaged > 0 || !isWhole) return null;
  const results = value.results.map(({ match, ...found }) => ({
    ...found,
    match: match && { score: 0, words: match.words.map((word) => ({ ...word, share: 0 })) },
  }));
  const query = { ...data.query, text: typedMarks.text };
  return { ...data, query, result: { status: 'found', value: { ...value, results } } };
}

/** What an answer is rendered of. */
interface LoadedAnswer extends LoadedScreen {
  readonly data: CatalogueData;
  /** Every text that has it, folded. */
  readonly asked: readonly string[];
}

/**
 * Loads the answer to a question; null where there is none that can be prepared.
 *
 * @param load - Loads the screen at an address.
 */
async function loadAnswer(
  { question, base }: AnswerPage,
  load: (path: string) => Promise<LoadedScreen>,
): Promise<LoadedAnswer | null> {
  const answerTo = async (text: string) => {
    const loaded = await load(searchAddress(base, text));
    const data = answerIn(loaded.data);
    return data && { ...loaded, data };
  };
  const { text, alike } = question;
  const loaded = await answerTo(text);
  if (loaded === null) return null;
  const known = JSON.stringify(loaded.data);
  const asked = [foldQuestion(text)];
  for (const other of alike) {
    const answer = await answerTo(other);
    if (answer !== null && JSON.stringify(answer.data) === known) asked.push(foldQuestion(other));
  }
  return { ...loaded, path: searchAddress(base, typedMarks.text), asked };
}

const query = encodeURIComponent(typedMarks.text);

/** A rendered answer as `RenderedPages` holds it: it names no element of another page, which may change alone. */
interface RenderedAnswer extends Omit<PreparedAnswer, 'content' | 'elements'> {
  readonly markup: string;
}

/**
 * Returns what writes rendered answers as files of JSON.
 *
 * @param page - The markup of the page that they take the place of.
 */
export function createAnswerWriter(page: string): (text: string) => string {
  const encode = createMarkupEncoder(page);
  return (text) => {
    const { asked, title, data, markup }: RenderedAnswer = JSON.parse(text);
    const answer: PreparedAnswer = { asked, ...encode(markup), title, data };
    return JSON.stringify(answer)
      .replaceAll(encodeURIComponent(query), typedMarks.nested)
      .replaceAll(query, typedMarks.query);
  };
}

/**
 * Returns what renders answers, without a text where a question has none that can be prepared.
 *
 * @param settings - A hash of what all pages are rendered of.
 */
export function createAnswerRenderer(
  rendererOf: (page: AddressedPage) => ScreenRenderer,
  settings: string,
  rendered: RenderedPages,
): (page: AnswerPage, styles: PageStyles) => Promise<void> {
  return async (page, styles) => {
    const { path, screen } = page;
    const answer = await loadAnswer(page, (address) => rendererOf(page).load(screen, address));
    const key = hashOf([settings, answer]);
    if (rendered.reuse(path, key)) return;
    if (answer === null) return rendered.add(path, key, '', []);
    const { head, markup } = rendererOf(page).render(answer, styles);
    const { asked, data } = answer;
    const text: RenderedAnswer = { asked, title: head.title, data, markup };
    rendered.add(path, key, JSON.stringify(text), styles.take());
  };
}
