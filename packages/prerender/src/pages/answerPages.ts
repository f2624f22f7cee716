import { type Catalogue, emptyQuery, toQueryString } from '@aulario/course-data';
import type { PageText } from '../build/pageTexts.ts';
import { listQuestions } from './addresses/listQuestions.ts';
import type { AddressedPage } from './render/renderKind.ts';

interface AnswerOptions {
  /** The maximum in each language. */
  readonly maxAnswers: number;
  readonly textOf: PageText;
}

/** Returns what is rendered of the pages of the catalogue: them at the searches that many ask. */
export async function answerPages(
  catalogue: Pick<Catalogue, 'overview' | 'search'>,
  pages: readonly AddressedPage[],
  { maxAnswers, textOf }: AnswerOptions,
): Promise<AddressedPage[]> {
  const answers: AddressedPage[] = [];
  for (const page of pages) {
    const { language } = page;
    const questions = await listQuestions(catalogue, {
      language,
      nameOf: (category) => textOf(`category.${category}`, language),
      maxQuestions: maxAnswers,
    });
    for (const text of questions) {
      answers.push({ ...page, path: page.path + toQueryString({ ...emptyQuery, text }) });
    }
  }
  return answers;
}
