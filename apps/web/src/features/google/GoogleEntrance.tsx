import { useAuthActions } from '@aulario/auth/react';
import { Button, color, Note } from '@aulario/ui';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { useGoogle } from './useGoogle.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
`;

/* A word between two lines. */
const Or = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  color: ${color.textMuted};

  &::before, &::after {
    flex: 1;
    border-top: 1.5px solid ${color.line};
    content: '';
  }
`;

/** Google sign-in, where configured. */
export function GoogleEntrance() {
  const text = useTranslate();
  const { signInWithGoogle } = useAuthActions();
  const { isOffered, isBusy, failure, ask } = useGoogle(signInWithGoogle);
  if (!isOffered) return null;
  return (
    <Root>
      <Or>{text('google.or')}</Or>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {text(failure)}
        </Note>
      )}
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
