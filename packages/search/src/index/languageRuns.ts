import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';
import { damaged } from './searchIndexError.ts';

/** A run of consecutive documents in one language. A catalogue sorted by language has few runs. */
export interface LanguageRun {
  /** Primary subtag; '' when unknown. */
  language: string;
  length: number;
}

/** The runs of the documents' languages. */
export function languageRuns(languages: readonly string[]): LanguageRun[] {
  const runs: LanguageRun[] = [];
  for (const language of languages) {
    const last = runs.at(-1);
    if (last?.language === language) last.length += 1;
    else runs.push({ language, length: 1 });
  }
  return runs;
}

export function writeLanguages(out: ByteWriter, runs: readonly LanguageRun[]): void {
  const languages = [...new Set(runs.map(({ language }) => language))];
  out.varint(languages.length);
  for (const language of languages) out.text(language);
  out.varint(runs.length);
  for (const { language, length } of runs) {
    out.varint(languages.indexOf(language));
    out.varint(length);
  }
}

export function readLanguages(input: ByteReader, documentCount: number): LanguageRun[] {
  const languages = Array.from({ length: input.count() }, () => input.text());
  const runs = Array.from({ length: input.count() }, () => ({
    language: languages[input.varint()] ?? damaged('a language that is not there'),
    length: input.varint(),
  }));
  const documents = runs.reduce((sum, { length }) => sum + length, 0);
  return documents === documentCount ? runs : damaged('its languages are of other documents');
}

/** Returns the value of each document's language: a binary search over the runs. */
export function byLanguage<Value>(
  runs: readonly LanguageRun[],
  ofLanguage: (language: string) => Value,
): (document: number) => Value {
  const ends: number[] = [];
  let end = 0;
  for (const { length } of runs) {
    end += length;
    ends.push(end);
  }
  const values = runs.map(({ language }) => ofLanguage(language));
  const other = ofLanguage('');
  return (document) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= document) low = middle + 1;
      else high = middle;
    }
    return values[low] ?? other;
  };
}

/** Returns a test whether a document is in the language. */
export const languageTest = (runs: readonly LanguageRun[], language: string | undefined) =>
  byLanguage(runs, (one) => one === language);
