import { emptyQuery, toQueryString } from '@aulario/course-data';
import type { CatalogueData } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { namesNews } from '@aulario/screens/catalogue/namesNews.ts';
import { foldQuestion, type PreparedAnswer, typedMarks } from '../../start/preparedAnswers.ts';
import type { AddressedPage } from '../addresses/fixedPages.ts';
import type { Question } from '../addresses/listQuestions.ts';
import { createMarkupEncoder } from './encodeMarkup.ts';
import type { LoadedScreen, RenderedScreen } from './renderScreen.tsx';
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
export interface LoadedAnswer extends LoadedScreen {
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
export async function loadAnswer(
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

export type AnswerWriter = (answer: LoadedAnswer, rendered: RenderedScreen) => string;

/**
 * Returns what writes answers as files of JSON.
 *
 * @param markup - The markup of the page that they take the place of.
 */
export function createAnswerWriter(markup: string): AnswerWriter {
  const encode = createMarkupEncoder(markup);
  return ({ asked, data }, { head, markup: shown }) => {
    const answer: PreparedAnswer = { asked, ...encode(shown), title: head.title, data };
    return JSON.stringify(answer)
      .replaceAll(encodeURIComponent(query), typedMarks.nested)
      .replaceAll(query, typedMarks.query);
  };
}
