import { AuthError } from '@aulario/auth';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';
import { type OtherAnswers, useAttempt } from '../form/useAttempt.ts';

/** Asks Google for an ID token, passes it to `use`, and holds the state to show. */
export function useGoogle(use: (idToken: string) => Promise<void>, others?: OtherAnswers) {
  const { askGoogle, report } = useServices();
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const { answer, attempt, clear } = useAttempt(others);

  /** @param done - The message after a success; none by default. */
  const ask = async (done?: MessageId) => {
    if (askGoogle === null || isBusy) return;
    clear();
    setIsBusy(true);
    const asked = async () => use(await askGoogle(language));
    const reported = (error: unknown) => {
      if (!(error instanceof AuthError)) report(error, 'google');
      throw error;
    };
    await attempt(() => asked().catch(reported), done);
    setIsBusy(false);
  };

  return { isOffered: askGoogle !== null, isBusy, answer, ask, clear };
}
