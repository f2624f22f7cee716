import { useAuthActions } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { DismissibleBanner } from '@aulario/frame/note/DismissibleBanner.tsx';
import { sentKey, verificationDismissedKey } from '@aulario/frame/note/noteKeys.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccount } from '@aulario/frame/session/account.ts';
import { isRecent, storeMoment } from '@aulario/local-data';
import { BannerDetail, BannerText, Button } from '@aulario/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useAttempt } from '../form/useAttempt.ts';

/** The least time between two verification mails. */
const pauseMs = 60_000;

/** Sends the verification mail again, at most once a minute, and holds the result's message. */
function useSendVerification() {
  const { storage } = useServices();
  const { sendVerification } = useAuthActions();
  const [isSending, setIsSending] = useState(false);
  const { answer, attempt, show, clear } = useAttempt();

  const send = async () => {
    if (isRecent(storage, sentKey, pauseMs, Date.now())) {
      return show({ tone: 'danger', message: 'verify.soon' });
    }
    setIsSending(true);
    clear();
    if (await attempt(sendVerification, 'verify.sent')) {
      storeMoment(storage, sentKey, Date.now());
    }
    setIsSending(false);
  };

  return { isSending, message: answer?.message ?? null, send };
}

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
  const { isSending, message, send } = useSendVerification();
  if (isEmailVerified || !isHere) return otherwise;

  return (
    <DismissibleBanner label={text('verify.label')} dismissedKey={verificationDismissedKey}>
      {message === null && (
        <BannerText>
          <span>{text('verify.text')}</span>
          <BannerDetail>{text('verify.where', { email })}</BannerDetail>
        </BannerText>
      )}
      <Answer role="status">{message !== null && text(message)}</Answer>
      <Button variant="quiet" isBusy={isSending} onClick={() => void send()}>
        {text('verify.again')}
      </Button>
    </DismissibleBanner>
  );
}
