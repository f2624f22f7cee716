import type { Catalogue } from '@aulario/course-data';
import type { PageText } from '../../build/pageTexts.ts';
import type { AddressedPage } from '../addresses/fixedPages.ts';
import { type AskedCourse, listQuestions } from '../addresses/listQuestions.ts';
import { type AnswerPage, searchAddress } from '../render/preparedAnswer.ts';

/**
 * Returns what is rendered of a page of the catalogue: it at the searches that many ask.
 *
 * @param maxAnswers - The maximum number of searches.
 */
export async function answerPages(
  catalogue: Pick<Catalogue, 'overview'>,
  courses: readonly AskedCourse[],
  page: AddressedPage,
  maxAnswers: number,
  textOf: PageText,
): Promise<AnswerPage[]> {
  if (maxAnswers === 0) return [];
  const { language, path: base } = page;
  const questions = await listQuestions(catalogue, courses, {
    language,
    nameOf: (category) => textOf(`category.${category}`, language),
    maxQuestions: maxAnswers,
  });
  return questions.map((question) => ({
    ...page,
    path: searchAddress(base, question.text),
    question,
    base,
  }));
}
