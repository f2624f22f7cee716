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
import type { LoadedScreen, RenderedScreen, ScreenRenderer } from './renderScreen.tsx';
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
 * The loader data of a search that is worth an answer; null for any other. The text as typed is in no
 * sentence of such an answer but in whole.
 */
function answerIn(data: unknown): CatalogueData | null {
  if (!isCatalogue(data) || data.result instanceof Promise || data.result.status !== 'found') {
    return null;
  }
  const { total, damaged, correction, omittedWords } = data.result.value;
  const isWhole = correction === null && omittedWords.length === 0 && !namesNews(data.query.text);
  return total > 0 && damaged === 0 && isWhole ? data : null;
}

const withText = (data: CatalogueData, text: string): CatalogueData => ({
  ...data,
  query: { ...data.query, text },
});

/** What an answer is rendered of. */
interface LoadedAnswer extends LoadedScreen {
  readonly data: CatalogueData;
  /** Every text that has it, folded. */
  readonly asked: readonly string[];
}

/**
 * Loads the answer to a question, with the mark of the text as typed in its place; null where there is
 * none that can be prepared.
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
    return data && { ...loaded, data: withText(data, typedMarks.text) };
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

type AnswerWriter = (answer: LoadedAnswer, rendered: RenderedScreen) => string;

/**
 * Returns what writes answers as files of JSON.
 *
 * @param markup - The markup of the page that they take the place of.
 */
function createAnswerWriter(markup: string): AnswerWriter {
  const encode = createMarkupEncoder(markup);
  return ({ asked, data }, { head, markup: shown }) => {
    const answer: PreparedAnswer = { asked, ...encode(shown), title: head.title, data };
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
  /** For each page that answers take the place of, what writes them, and a hash of its markup. */
  const bases = new Map<string, { write: AnswerWriter; hash: string }>();

  function baseOf({ base }: AnswerPage) {
    const known = bases.get(base);
    if (known !== undefined) return known;
    const { markup } = rendered.pageAt(base);
    const one = { write: createAnswerWriter(markup), hash: hashOf(markup) };
    bases.set(base, one);
    return one;
  }

  return async (page, styles) => {
    const { path, screen } = page;
    const { write, hash } = baseOf(page);
    const answer = await loadAnswer(page, (address) => rendererOf(page).load(screen, address));
    const key = hashOf([settings, hash, answer]);
    if (rendered.reuse(path, key)) return;
    if (answer === null) return rendered.add(path, key, '', []);
    const text = write(answer, rendererOf(page).render(answer, styles));
    rendered.add(path, key, text, styles.take());
  };
}
