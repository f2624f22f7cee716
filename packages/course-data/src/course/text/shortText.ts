import * as v from 'valibot';
import { plainText } from './plainText.ts';

/**
 * Cleans a text that a person typed, for all stores and links: one line without invisible
 * characters, truncated between characters.
 */
export const shortText = (text: string, maxChars: number): string =>
  plainText(Array.from(plainText(text)).slice(0, maxChars).join(''));

/** A text of {@link shortText}. A longer one is truncated, so that it costs nothing else. */
export const shortTextSchema = (maxChars: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => shortText(text, maxChars)),
  );
