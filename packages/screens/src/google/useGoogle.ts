import { AuthError } from '@aulario/auth';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { useState } from 'react';

/** Requests a Google ID token, passes it to `use`, and holds the state to show. */
export function useGoogle(use: (idToken: string) => Promise<void>) {
  const { askGoogle, report } = useServices();
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);

  const ask = async () => {
    if (askGoogle === null) return;
    setFailure(null);
    setIsBusy(true);
    try {
      await use(await askGoogle(language));
    } catch (error) {
      if (!(error instanceof AuthError)) report(error, 'google');
      setFailure(authErrorMessage(error));
    }
    setIsBusy(false);
  };

  return { isOffered: askGoogle !== null, isBusy, failure, ask };
}
