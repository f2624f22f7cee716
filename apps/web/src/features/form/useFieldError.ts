import type { FieldError } from 'react-hook-form';
import { isMessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';

/** The reader's words for what is wrong with a field; schemas carry the names of messages. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const text = useTranslate();
  return (error) => (isMessageId(error?.message) ? text(error.message) : undefined);
}
