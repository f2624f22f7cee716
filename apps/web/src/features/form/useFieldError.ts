import type { FieldError } from 'react-hook-form';
import { isMessageId } from '../language/messages.ts';
import { useText } from '../language/useText.ts';

/** The reader's words for what is wrong with a field; schemas carry the names of messages. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const text = useText();
  return (error) => (isMessageId(error?.message) ? text(error.message) : undefined);
}
