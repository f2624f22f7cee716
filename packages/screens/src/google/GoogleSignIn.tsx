import { useAuthActions } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Divider, Stack } from '@aulario/ui';
import { useGoogle } from './useGoogle.ts';

/** Google sign-in, where configured. */
export function GoogleSignIn() {
  const text = useTranslate();
  const { signInWithGoogle } = useAuthActions();
  const { isOffered, isBusy, answer, ask } = useGoogle(signInWithGoogle);
  if (!isOffered) return null;
  return (
    <Stack>
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
    </Stack>
  );
}
