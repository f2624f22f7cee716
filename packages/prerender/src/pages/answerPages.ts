import type { Catalogue } from '@aulario/course-data';
import type { PageText } from '../build/pageTexts.ts';
import type { AddressedPage } from './addresses/fixedPages.ts';
import { type AskedCourse, listQuestions } from './addresses/listQuestions.ts';
import { type AnswerPage, searchAddress } from './render/preparedAnswer.ts';

/** How many searches in each language have an answer unless `VITE_MAX_ANSWERS` says otherwise. */
export const defaultMaxAnswers = 7000;

interface AnswerOptions {
  /** The maximum in each language. */
  readonly maxAnswers: number;
  readonly textOf: PageText;
}

/** Returns what is rendered of the pages of the catalogue: them at the searches that many ask. */
export async function answerPages(
  catalogue: Pick<Catalogue, 'overview'>,
  courses: readonly AskedCourse[],
  pages: readonly AddressedPage[],
  { maxAnswers, textOf }: AnswerOptions,
): Promise<AnswerPage[]> {
  if (maxAnswers === 0) return [];
  const answers: AnswerPage[] = [];
  for (const page of pages) {
    const { language, path: base } = page;
    const questions = await listQuestions(catalogue, courses, {
      language,
      nameOf: (category) => textOf(`category.${category}`, language),
      maxQuestions: maxAnswers,
    });
    for (const question of questions) {
      answers.push({ ...page, path: searchAddress(base, question.text), question, base });
    }
  }
  return answers;
}
