import { type AccountLink, AuthError } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { useCallback, useEffect, useState } from 'react';

/** The state of following a link in a mail. */
export type LinkProgress =
  | { step: 'checking' | 'invalid' }
  | { step: 'failed'; message: MessageId }
  | { step: 'ready' | 'done'; link: AccountLink };

const failed = (error: unknown): LinkProgress =>
  error instanceof AuthError && error.code === 'invalid-link'
    ? { step: 'invalid' }
    : { step: 'failed', message: authErrorMessage(error) };

/**
 * Checks a link with the provider. Does not follow it before the visitor confirms, because mail
 * scanners open every link.
 */
export function useAccountLink(code: string) {
  const { readLink } = useAuthActions();
  const [progress, setProgress] = useState<LinkProgress>({ step: 'checking' });

  const check = useCallback(async () => {
    setProgress({ step: 'checking' });
    try {
      setProgress({ step: 'ready', link: await readLink(code) });
    } catch (error) {
      setProgress(failed(error));
    }
  }, [readLink, code]);

  useEffect(() => {
    void check();
  }, [check]);

  const finish = (link: AccountLink) => setProgress({ step: 'done', link });
  const giveUp = () => setProgress({ step: 'invalid' });
  return { progress, check, finish, giveUp };
}
