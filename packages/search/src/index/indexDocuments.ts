import { indexWords, isSignificantInSentence, significantLength } from '../language/words.ts';
import { type IndexedName, namesOf, nameWords, type SearchDocument } from './names.ts';
import { fieldBits, type Posting } from './postings/decodePostings.ts';
import { PostingLog, type PostingsOf } from './postings/encodePostings.ts';

interface Listed {
  /** The number of its list in the log. */
  list: number;
}

interface IndexedToken extends Listed {
  token: string;
  /** Number of documents with the token, in their own fields or in one of their names. */
  total: number;
}

interface ListedName extends IndexedName, Listed {
  /** The words that find it. */
  words: ReadonlySet<string>;
}

/** The words and names of all documents, both sorted by code unit. */
interface DocumentLists {
  names: readonly ListedName[];
  tokens: readonly IndexedToken[];
  postingsOf: PostingsOf;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const nameKeyOf = ({ field, texts }: Pick<IndexedName, 'field' | 'texts'>) =>
  `${field}\n${texts.join('\n')}`;

/** Reads documents one by one and keeps only their postings. */
export class DocumentIndexer {
  readonly #domainStopWords: ReadonlySet<string>;
  readonly #words = new Map<string, IndexedToken>();
  readonly #names = new Map<string, ListedName>();
  readonly #log = new PostingLog();
  #lists = 0;
  #documents = 0;

  constructor(domainStopWords: ReadonlySet<string>) {
    this.#domainStopWords = domainStopWords;
  }

  add(source: SearchDocument): void {
    const document = this.#documents;
    const own = this.#wordPostings(source, document);
    for (const [word, posting] of own) this.#log.add(this.#entryOf(word).list, posting);
    const all = new Set(own.keys());
    const named = new Set(namesOf(source).map((name) => this.#nameOf(name)));
    for (const name of named) {
      this.#log.add(name.list, { document, fields: 0, position: 0, titleLength: 0 });
      name.total += 1;
      for (const word of name.words) all.add(word);
    }
    for (const word of all) this.#entryOf(word).total += 1;
    this.#documents += 1;
  }

  /**
   * Returns every word and name, and access to their lists. No document can be added afterwards.
   */
  finish(): DocumentLists {
    return {
      names: [...this.#names].sort(([a], [b]) => byCodeUnit(a, b)).map(([, name]) => name),
      tokens: [...this.#words.values()].sort((a, b) => byCodeUnit(a.token, b.token)),
      postingsOf: this.#log.takeSorted(this.#lists),
    };
  }

  /** The words of the document's own fields, each with its first position in the title. */
  #wordPostings(source: SearchDocument, document: number): Map<string, Posting> {
    const found = new Map<string, Posting>();
    const titleLength = significantLength(source.title, this.#domainStopWords);
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
      if (isSignificantInSentence(word) && !this.#domainStopWords.has(word))
        add(word, fieldBits.headline);
    }
    return found;
  }

  #entryOf(token: string): IndexedToken {
    const known = this.#words.get(token);
    if (known !== undefined) return known;
    const entry = { token, total: 0, list: this.#lists };
    this.#lists += 1;
    this.#words.set(token, entry);
    return entry;
  }

  #nameOf(name: Pick<IndexedName, 'field' | 'texts'>): ListedName {
    const key = nameKeyOf(name);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const entry = { ...name, total: 0, list: this.#lists, words: nameWords(name.texts) };
    this.#lists += 1;
    this.#names.set(key, entry);
    return entry;
  }
}
