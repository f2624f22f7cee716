import { AuthError } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { Button, Divider, space } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** Requests a Google ID token, passes it to `use`, and holds the state to show. */
function useGoogle(use: (idToken: string) => Promise<void>) {
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

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
`;

/** Google sign-in, where configured. */
export function GoogleSignIn() {
  const text = useTranslate();
  const { signInWithGoogle } = useAuthActions();
  const { isOffered, isBusy, failure, ask } = useGoogle(signInWithGoogle);
  if (!isOffered) return null;
  return (
    <Root>
      <Divider>{text('google.or')}</Divider>
      <FailureNote message={failure} />
      <Button
        variant="ghost"
        size="big"
        isBusy={isBusy}
        busyLabel={text('google.busy')}
        onClick={() => void ask()}
      >
        {text('google.continue')}
      </Button>
    </Root>
  );
}
