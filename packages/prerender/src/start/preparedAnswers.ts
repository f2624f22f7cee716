import { typedWords } from '@aulario/search';

/** The id of the element with {@link PreparedAnswers} as JSON. */
export const preparedId = 'prepared';

/** The searches whose answers the build has written, in the language of the page. */
export interface PreparedAnswers {
  /** The address of their folder. */
  readonly folder: string;
  /**
   * Their names as `packWordFilter` packs a set, in base64. One in 32 others is taken for one of them,
   * and costs a request.
   */
  readonly names: string;
}

/** A file of the folder: what takes the place of the page of the catalogue. */
export interface PreparedAnswer {
  /** Every text that has this answer, as `foldQuestion` returns it. */
  readonly asked: readonly string[];
  /** The number of elements in `#root` of the page that `content` refers to. */
  readonly elements: number;
  /** The title of the window. */
  readonly title: string;
  /** What `#root` contains then. */
  readonly content: readonly AnswerNode[];
  /** The loader data. */
  readonly data: unknown;
}

/** The link that preloads the answer to the search, and those of answers to parts of it (startSearched.ts). */
export const answerLink = 'link[data-asked]';
export const partLinks = 'link[data-part]';

/** Their `data-` attributes. */
export interface LinkAttributes {
  /** The text of the search as typed, and as `foldQuestion` returns it. */
  text?: string;
  asked?: string;
  /** Present where the answer is to a part of the search. */
  part?: string;
}

/** The changed or all attributes of an element. */
export type AnswerAttributes = Readonly<Record<string, string>>;

/**
 * A node of an answer: a text; an element of the page by its place in document order, with all that it
 * contains; such an element with changed attributes (0 for none) and other content; an element that the
 * page lacks; or, after null, a comment.
 */
export type AnswerNode =
  | string
  | number
  | readonly [element: number, changed: AnswerAttributes | 0, ...content: AnswerNode[]]
  | readonly [tag: string, attributes: AnswerAttributes, ...content: AnswerNode[]]
  | readonly [null, comment: string];

/** Stand in an answer for the text as typed, as in a query string, and as in one within another. */
export const typedMarks = { text: '\ue000', query: '\ue001', nested: '\ue002' } as const;

/** Words beside which no answer differs; the build tries each text that it accepts. */
const unsaid = new Set(
  'a al an and con course courses curso cursos de del el en for from in la las los of on para por the to un una with y'.split(
    ' ',
  ),
);

/** What makes a text more than its words: quotes, words that are excluded, names such as 'C/C++'. */
const operators = /["“”«»/]|(?<!\S)-/;

/** Returns the words of a text as the search reads them; a text with operators as it is. */
export const foldQuestion = (text: string): string =>
  operators.test(text)
    ? text
    : typedWords(text)
        .map(({ word }) => word)
        .join(' ');

/**
 * Returns the name of the file that may answer a folded text. Texts that differ in small words share it;
 * one that has no others has no answer: ''.
 */
export const answerName = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !unsaid.has(word))
    .join('-');
