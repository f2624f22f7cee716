import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { DismissibleBanner } from '@aulario/frame/note/DismissibleBanner.tsx';
import { verificationDismissedKey } from '@aulario/frame/note/noteKeys.ts';
import { useAccount } from '@aulario/frame/session/account.ts';
import { BannerDetail, BannerText, Button } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSendVerification } from './useSendVerification.ts';

const Answer = styled.p`
  flex: 1;
  min-width: 0;

  &:empty { position: absolute; }
`;

interface VerificationNoteProps {
  /** Whether the screen is one that asks for it. */
  isHere: boolean;
  /** The note to show on other screens, and once the address is verified. */
  otherwise: ReactNode;
}

/**
 * Asks to verify the address, until it is verified or the note dismissed.
 */
export function VerificationNote({ isHere, otherwise }: VerificationNoteProps) {
  const text = useTranslate();
  const { email, isEmailVerified } = useAccount();
  const { isSending, answer, send } = useSendVerification();
  if (isEmailVerified || !isHere) return otherwise;

  return (
    <DismissibleBanner label={text('verify.label')} dismissedKey={verificationDismissedKey}>
      {answer === null && (
        <BannerText>
          <span>{text('verify.text')}</span>
          <BannerDetail>{text('verify.where', { email })}</BannerDetail>
        </BannerText>
      )}
      <Answer role="status">{answer !== null && text(answer)}</Answer>
      <Button variant="quiet" isBusy={isSending} onClick={() => void send()}>
        {text('verify.again')}
      </Button>
    </DismissibleBanner>
  );
}
