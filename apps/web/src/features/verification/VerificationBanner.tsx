import { Button, below, color, from, InfoIcon } from '@aulario/ui';
import styled from 'styled-components';
import { useText } from '../language/useText.ts';
import { useAccount } from '../session/account.ts';
import { useSendVerification } from './useSendVerification.ts';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 24px;
  padding: 4px 8px 4px 16px;
  border-left: 6px solid ${color.azul};
  background: ${color.azulSoft};
  line-height: 1.4;

  & > svg { flex: none; }
  ${below('text')} {
    & > svg { display: none; }
  }
  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

const Words = styled.p`
  flex: 1 1 16em;
  min-width: 0;
  ${from('text')} { padding-block: 10px; }
  ${below('text')} { padding-top: 8px; }
  overflow-wrap: anywhere;
`;

const AgainPlace = styled.span`
  ${below('text')} { margin-left: -8px; }
`;

const Answer = styled.p`
  flex-basis: 100%;

  &:empty { position: absolute; }
  &:not(:empty) { padding-bottom: 10px; }
`;

/** Stays over every screen of the dashboard until the account's address is verified. */
export function VerificationBanner() {
  const text = useText();
  const { email, isEmailVerified } = useAccount();
  const { isSending, answer, send } = useSendVerification();
  if (isEmailVerified) return null;
  return (
    <Root aria-label={text('verify.label')}>
      <InfoIcon />
      <Words>{text('verify.text', { email })}</Words>
      <AgainPlace>
        <Button
          variant="quiet"
          isBusy={isSending}
          busyLabel={text('verify.sending')}
          onClick={() => void send()}
        >
          {text('verify.again')}
        </Button>
      </AgainPlace>
      <Answer role="status">{answer !== null && text(answer)}</Answer>
    </Root>
  );
}
