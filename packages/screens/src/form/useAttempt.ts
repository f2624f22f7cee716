import { AuthError, type AuthErrorCode } from '@aulario/auth';
import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { useState } from 'react';

/** What is said in place of the message of an error, or done instead. */
export type OtherAnswers = Partial<Record<AuthErrorCode, MessageId | (() => void)>>;

/** Runs what a form asks of the account, and holds the answer to show. */
export function useAttempt(others: OtherAnswers = {}) {
  const [answer, show] = useState<Answer | null>(null);

  /**
   * Resolves with whether it succeeded; `clear` is to be called before.
   *
   * @param done - The message then; none by default.
   */
  const attempt = async (ask: () => Promise<unknown>, done?: MessageId): Promise<boolean> => {
    try {
      await ask();
    } catch (error) {
      const other = others[error instanceof AuthError ? error.code : 'unknown'];
      if (typeof other === 'function') other();
      else show({ tone: 'danger', message: other ?? authErrorMessage(error) });
      return false;
    }
    if (done !== undefined) show({ tone: 'success', message: done });
    return true;
  };

  return { answer, attempt, show, clear: () => show(null) };
}
