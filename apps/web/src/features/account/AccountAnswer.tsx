import { Note } from '@aulario/ui';
import { Status } from '../form/Status.tsx';
import { useText } from '../language/useText.ts';
import type { useAccountChange } from './useAccountChange.ts';

type Answer = ReturnType<typeof useAccountChange>['answer'];

/** News as a status, a failure as an alert. */
export function AccountAnswer({ answer }: { answer: Answer }) {
  const text = useText();
  return (
    <>
      <Status>
        {answer?.tone === 'success' && <Note tone="success">{text(answer.message)}</Note>}
      </Status>
      {answer?.tone === 'danger' && (
        <Note tone="danger" role="alert">
          {text(answer.message)}
        </Note>
      )}
    </>
  );
}
