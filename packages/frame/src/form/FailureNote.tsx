import { Note } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';

/** Announces a failure; nothing without one. */
export function FailureNote({ message }: { message: MessageId | null }) {
  const text = useTranslate();
  if (message === null) return null;
  return (
    <Note tone="danger" role="alert">
      {text(message)}
    </Note>
  );
}
