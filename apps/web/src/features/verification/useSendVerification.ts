import { useAuthActions } from '@aulario/auth/react';
import { isRecent, storeMoment } from '@aulario/local-data';
import { useState } from 'react';
import type { MessageId } from '../language/messages.ts';
import { sentKey } from '../note/noteKeys.ts';
import { useServices } from '../services/Services.tsx';
import { authErrorMessage } from '../session/authErrorMessage.ts';

/** The least time between two verification mails. */
const pauseMs = 60_000;

/** Sends the verification mail again, at most once a minute, and holds the result's message. */
export function useSendVerification() {
  const { storage } = useServices();
  const { sendVerification } = useAuthActions();
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<MessageId | null>(null);

  const send = async () => {
    if (isRecent(storage, sentKey, pauseMs, Date.now())) {
      setAnswer('verify.soon');
      return;
    }
    setIsSending(true);
    setAnswer(null);
    try {
      await sendVerification();
      storeMoment(storage, sentKey, Date.now());
      setAnswer('verify.sent');
    } catch (error) {
      setAnswer(authErrorMessage(error));
    }
    setIsSending(false);
  };

  return { isSending, answer, send };
}
