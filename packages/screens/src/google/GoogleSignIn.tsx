import { useAuthActions } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Divider, space } from '@aulario/ui';
import styled from 'styled-components';
import { useGoogle } from './useGoogle.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
`;

/** Google sign-in, where configured. */
export function GoogleSignIn() {
  const text = useTranslate();
  const { signInWithGoogle } = useAuthActions();
  const { isOffered, isBusy, answer, ask } = useGoogle(signInWithGoogle);
  if (!isOffered) return null;
  return (
    <Root>
      <Divider>{text('google.or')}</Divider>
      <FailureNote message={answer?.message ?? null} />
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
