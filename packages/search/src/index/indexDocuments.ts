import { indexWords, isSignificantInSentence, significantLength } from '../language/words.ts';
import { type IndexedName, namesOf, nameWords } from './names.ts';
import { fieldBits, type Posting } from './postingList.ts';
import type { SearchDocument } from './searchDocument.ts';

export interface TokenPostings {
  token: string;
  /** Documents that hold it, also in one of their names. */
  total: number;
  postings: readonly Posting[];
}

export interface NamePostings extends Omit<IndexedName, 'total'> {
  postings: readonly Posting[];
}

/** The words of one document's own fields, with the first place of each in the title. */
function wordPostings(
  source: SearchDocument,
  document: number,
  domainStopWords: ReadonlySet<string>,
): Map<string, Posting> {
  const found = new Map<string, Posting>();
  const titleLength = significantLength(source.title, domainStopWords);
  const add = (text: string, bit: number) => {
    for (const { word, position } of indexWords(text)) {
      const posting = found.get(word) ?? { document, fields: 0, position, titleLength };
      posting.fields |= bit;
      found.set(word, posting);
    }
  };
  add(source.title, fieldBits.title);
  for (const name of source.instructors) add(name, fieldBits.instructor);
  for (const { word } of indexWords(source.headline)) {
    if (isSignificantInSentence(word) && !domainStopWords.has(word)) add(word, fieldBits.headline);
  }
  return found;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Every word and name of the documents with its list, words sorted by code unit. */
export function indexDocuments(
  documents: readonly SearchDocument[],
  domainStopWords: ReadonlySet<string>,
): {
  names: readonly NamePostings[];
  tokens: readonly TokenPostings[];
} {
  const words = new Map<string, { total: number; postings: Posting[] }>();
  const names = new Map<string, { name: Omit<NamePostings, 'postings'>; postings: Posting[] }>();
  const entryOf = (word: string) => {
    const entry = words.get(word) ?? { total: 0, postings: [] };
    words.set(word, entry);
    return entry;
  };
  for (const [document, source] of documents.entries()) {
    const own = wordPostings(source, document, domainStopWords);
    for (const [word, posting] of own) entryOf(word).postings.push(posting);
    const all = new Set(own.keys());
    for (const name of namesOf(source)) {
      const key = `${name.field}\n${name.texts.join('\n')}`;
      const entry = names.get(key) ?? { name, postings: [] };
      names.set(key, entry);
      if (entry.postings.at(-1)?.document === document) continue;
      entry.postings.push({ document, fields: 0, position: 0, titleLength: 0 });
      for (const word of nameWords(name.texts)) all.add(word);
    }
    for (const word of all) entryOf(word).total += 1;
  }
  return {
    names: [...names]
      .sort(([a], [b]) => byCodeUnit(a, b))
      .map(([, { name, postings }]) => ({ ...name, postings })),
    tokens: [...words]
      .sort(([a], [b]) => byCodeUnit(a, b))
      .map(([token, { total, postings }]) => ({ token, total, postings })),
  };
}
