import { AuthError } from '@aulario/auth';
import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { useState } from 'react';

/** Runs a change of the account, and holds the message about its result. */
export function useAccountChange(onWrongProof: () => void) {
  const [answer, setAnswer] = useState<Answer | null>(null);

  /** Resolves with whether it succeeded; `clear` is to be called before. */
  const run = async (change: () => Promise<void>, done: MessageId): Promise<boolean> => {
    try {
      await change();
      setAnswer({ tone: 'success', message: done });
      return true;
    } catch (error) {
      if (error instanceof AuthError && error.code === 'invalid-credentials') onWrongProof();
      else setAnswer({ tone: 'danger', message: authErrorMessage(error) });
      return false;
    }
  };

  const clear = () => setAnswer(null);
  const tell = (message: MessageId) => setAnswer({ tone: 'danger', message });
  return { answer, run, clear, tell };
}
