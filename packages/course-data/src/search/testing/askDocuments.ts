import { buildIndex, joinIndex } from '../buildIndex.ts';
import type { SearchDocument } from '../searchDocument.ts';
import { openIndex, type SearchOptions } from '../searchIndex.ts';

const plain: SearchDocument = {
  title: '',
  headline: '',
  instructors: [],
  institution: null,
  platform: 'Udemy',
  subjects: [],
  categories: [],
  language: null,
};
const glossary = [
  ['photography', 'fotografía'],
  ['machine learning', 'aprendizaje automático'],
];

/** Asks an index of these documents, given by what matters of them. */
export async function ask(
  text: string,
  documents: readonly Partial<SearchDocument>[],
  options?: SearchOptions,
) {
  const all = documents.map((one) => ({ ...plain, ...one }));
  const answer = await openIndex(joinIndex(buildIndex(all, glossary))).search(text, options);
  return { answer, found: answer.rank(0, answer.total).map(({ document }) => all[document]) };
}

/** The titles that are found, best first. */
export async function titles(text: string, all: readonly string[], options?: SearchOptions) {
  const { found } = await ask(
    text,
    all.map((title) => ({ title })),
    options,
  );
  return found.map((one) => one?.title);
}
