/** The id of the element with {@link PreparedAnswers} as JSON. */
export const preparedId = 'prepared';

/** The searches whose answers the build has written, in the language of the page. */
export interface PreparedAnswers {
  /** The address of their folder. */
  readonly folder: string;
  /** What they are asked with, without case and accents (`foldText`): Latin letters, digits and spaces. */
  readonly questions: readonly string[];
}

/** Returns the name of an answer in the folder. */
export const answerName = (question: string): string => question.replaceAll(' ', '-');

/** Dispatched on `#root` when the answer is shown, or does not come. */
export const answeredEvent = 'aulario:answered';
