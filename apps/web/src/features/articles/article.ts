import type { Language } from '../language/language.ts';

/** A piece of a sentence: plain, a link, or words in another language. */
export type Phrase = string | { text: string; href?: string; lang?: string };

export type Sentence = readonly Phrase[];

export interface Section {
  heading?: string;
  paragraphs?: readonly Sentence[];
  items?: readonly Sentence[];
}

export interface Article {
  title: string;
  sections: readonly Section[];
}

/** A page that is read, in both languages. */
export type Translated = Record<Language, Article>;
