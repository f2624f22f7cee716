import { useAuthActions } from '@aulario/auth/react';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { sentKey } from '@aulario/frame/note/noteKeys.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { isRecent, storeMoment } from '@aulario/local-data';
import { useState } from 'react';

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
