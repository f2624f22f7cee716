import { LiveRegion, Note } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { FailureNote } from './FailureNote.tsx';

/** The message after a form's request has ended. */
export type Answer = { tone: 'success' | 'danger'; message: MessageId };

/** Announces success as a status and failure as an alert. */
export function FormAnswer({ answer }: { answer: Answer | null }) {
  const text = useTranslate();
  return (
    <>
      <LiveRegion>
        {answer?.tone === 'success' && <Note tone="success">{text(answer.message)}</Note>}
      </LiveRegion>
      <FailureNote message={answer?.tone === 'danger' ? answer.message : null} />
    </>
  );
}
