import { openIndex } from '../answer/searchIndex.ts';
import type { SearchOptions } from '../answer/searchOptions.ts';
import { buildIndex, joinIndex } from '../index/buildIndex.ts';
import type { SearchDocument } from '../index/searchDocument.ts';
import type { Lexicon } from '../language/lexicon.ts';

const plain: SearchDocument = {
  title: '',
  headline: '',
  instructors: [],
  institution: [],
  platform: 'Udemy',
  subjects: [],
  categories: [],
  language: null,
};

/** A small lexicon: three subjects, one phrase for each facet, and what leads to two, a further term. */
export const smallLexicon: Lexicon = {
  glossary: [
    [['photography'], ['fotografía']],
    [['machine learning'], ['aprendizaje automático']],
    [['history'], ['historia']],
  ],
  related: [
    { terms: ['pictures', 'historias'], leadTo: [['photography']] },
    { terms: ['german', 'checkmate puzzles'], leadTo: [['German']] },
    { terms: ['lightroom presets'], leadTo: [['photography']] },
    { terms: ['puzzles'], leadTo: [['history']] },
    { terms: ['gaming machine learning'], leadTo: [['history']] },
    { terms: ['chemistry experiments'], leadTo: [['machine learning']] },
    { terms: ['lightroom'], leadTo: [['photography']], areNames: true },
  ],
  further: [
    { terms: ['numpy'], leadTo: [['python']] },
    { terms: ['make better pictures'], leadTo: [['python']] },
  ],
  wording: {
    domainStopWords: ['course', 'courses', 'curso', 'cursos'],
    light: ['lessons'],
    facets: [
      { facet: 'level', value: 'beginner', phrases: ['for beginners', 'desde cero', 'starters'] },
    ],
  },
};

/** Indexes the documents, given by the fields that matter, and queries them. */
export async function ask(
  text: string,
  documents: readonly Partial<SearchDocument>[],
  options?: SearchOptions,
) {
  const all = documents.map((one) => ({ ...plain, ...one }));
  const answer = await openIndex(joinIndex(buildIndex(all, smallLexicon))).search(text, options);
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
