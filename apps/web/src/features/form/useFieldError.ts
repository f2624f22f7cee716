import type { FieldError } from 'react-hook-form';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';

/** The reader's words for what is wrong with a field; schemas carry the names of messages. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const text = useTranslate();
  return (error) => {
    const words = error?.message && text(error.message as MessageId);
    // A message of the library itself has no text here.
    return words === error?.message ? undefined : words;
  };
}
