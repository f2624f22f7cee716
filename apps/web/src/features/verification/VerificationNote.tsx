import { Button, below, CloseIcon, color, IconButton, InfoIcon } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { useAccount } from '../session/account.ts';
import { dismissedKey, isRecent, storeMoment } from './storedMoment.ts';
import { useSendVerification } from './useSendVerification.ts';

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  margin-bottom: 14px;
  padding-inline: 12px 2px;
  border-left: 6px solid ${color.link};
  background: ${color.linkSoft};
  line-height: 1.3;

  & > svg { flex: none; }
  ${below('text')} {
    gap: 0;
    & > svg { display: none; }
  }
  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

const Words = styled.p`
  flex: 1;
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Where = styled.span`
  ${below('text')} { display: none; }
`;

const Answer = styled.p`
  flex: 1;
  min-width: 0;

  &:empty { position: absolute; }
`;

/** How long the note stays away once it was dismissed: 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

/** Stands over every screen of the dashboard until the address is verified or the note dismissed. */
export function VerificationNote() {
  const text = useTranslate();
  const { storage } = useServices();
  const { email, isEmailVerified } = useAccount();
  const { isSending, answer, send } = useSendVerification();
  const [isDismissed, setIsDismissed] = useState(() =>
    isRecent(storage, dismissedKey, dismissalMs, Date.now()),
  );
  if (isEmailVerified || isDismissed) return null;

  const dismiss = () => {
    storeMoment(storage, dismissedKey, Date.now());
    setIsDismissed(true);
  };

  return (
    <Root aria-label={text('verify.label')}>
      <InfoIcon />
      {answer === null && (
        <Words>
          {text('verify.text')}
          <Where>{text('verify.where', { email })}</Where>
        </Words>
      )}
      <Answer role="status">{answer !== null && text(answer)}</Answer>
      <Button variant="quiet" isBusy={isSending} onClick={() => void send()}>
        {text('verify.again')}
      </Button>
      <IconButton label={text('verify.dismiss')} icon={<CloseIcon />} onClick={dismiss} />
    </Root>
  );
}
