import type { FieldError } from 'react-hook-form';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';

/** Returns the translated error of a field; schemas contain message ids. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const text = useTranslate();
  return (error) => {
    const words = error?.message && text(error.message as MessageId);
    // A message of the library itself has no text here.
    return words === error?.message ? undefined : words;
  };
}
