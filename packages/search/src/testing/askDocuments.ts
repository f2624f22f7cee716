import type { SearchOptions } from '../answer/searchAnswer.ts';
import { openIndex } from '../answer/searchIndex.ts';
import { buildIndex, joinIndex } from '../index/buildIndex.ts';
import { ByteReader, ByteWriter } from '../index/bytes/bytes.ts';
import {
  type Dictionary,
  packFrequency,
  readDictionary,
  writeDictionary,
} from '../index/dictionary.ts';
import type { SearchDocument } from '../index/names.ts';
import { glossarySubjects } from '../language/glossary/glossary.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { createRandom } from './random.ts';

/** A dictionary of these words, sorted by code unit. The word at index i is in i documents. */
export function dictionaryOf(tokens: readonly string[]): Dictionary {
  const out = new ByteWriter();
  writeDictionary(
    out,
    tokens,
    tokens.map((_, place) => packFrequency(place)),
  );
  return readDictionary(new ByteReader(out.finish()));
}

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

/** A small lexicon: five subjects, phrases for two facets, and what leads to two, a further term. */
export const smallLexicon: Lexicon = {
  glossary: [
    [['photography'], ['fotografía']],
    [['machine learning'], ['aprendizaje automático']],
    [['history'], ['historia']],
    [['work from home'], ['trabajar desde casa']],
    [['engine starters'], ['motores de arranque']],
  ],
  related: [
    { terms: ['pictures', 'historias'], leadTo: [['photography']] },
    { terms: ['german', 'checkmate', 'checkmate puzzles'], leadTo: [['German']] },
    { terms: ['lightroom presets', 'darkroom prints'], leadTo: [['photography']] },
    { terms: ['puzzles', 'casa'], leadTo: [['history']] },
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
      { facet: 'language', value: 'cy', phrases: ['in welsh'], alone: ['welsh'] },
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

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Documents about subjects of the glossary; every fourth is about Python. */
export function madeUpDocuments(count: number, seed = 1): SearchDocument[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const language = index < count / 2 ? 'es' : 'en';
    const subject = random.pick(glossarySubjects);
    const other = random.pick(glossarySubjects);
    const isPython = index % 4 === 0;
    const name = (one: typeof subject) => one[language][0];
    return {
      title: capitalised(`${isPython ? 'Python' : name(subject)}: ${name(other)} ${index}`),
      headline: `${name(subject)}, ${name(other)}`,
      instructors: [`Teacher ${String.fromCharCode(97 + (index % 26))}lvarez`],
      institution: index % 3 === 0 ? [`Institute ${index % 7}`] : [],
      platform: index % 2 === 0 ? 'Udemy' : 'edX',
      subjects: [isPython ? 'Python' : capitalised(subject.en[0])],
      categories: [subject.area, `${subject.area} es`],
      language,
    };
  });
}
