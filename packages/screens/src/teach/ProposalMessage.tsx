import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { Proposal, Proposals } from '@aulario/frame/services/Proposals.ts';
import { Button, ButtonGroup, ButtonLink, Note, space } from '@aulario/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { issueHref, mailHref } from './messageHref.ts';
import type { SendingState } from './useProposal.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[5]};

  h3 { outline: 0; }
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ProposalMessageProps {
  proposal: Proposal;
  proposals: Proposals;
  state: SendingState;
  onSend: () => void;
}

/** The message that was written, with the ways to send it. */
export function ProposalMessage({ proposal, proposals, state, onSend }: ProposalMessageProps) {
  const text = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const written = useRef<HTMLParagraphElement>(null);
  const [hasCopied, setHasCopied] = useState(false);
  const subject = text(`teach.kind.${proposal.kind}`);
  const body = [proposal.address, ...(proposal.note === '' ? [] : ['', proposal.note])].join('\n');
  const message = { subject, body };

  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      setHasCopied(true);
    } catch {
      // If the browser refuses, the text is selected for manual copying.
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
    }
  };

  return (
    <Root aria-labelledby="teach-message">
      <h3 id="teach-message" tabIndex={-1} ref={heading}>
        {text('teach.message')}
      </h3>
      <Text ref={written}>{`${subject}\n\n${body}`}</Text>
      {proposals.kind === 'tracker' && <Note tone="info">{text('teach.public')}</Note>}
      {proposals.kind === 'none' && <Note tone="info">{text('teach.nobody')}</Note>}
      <ButtonGroup>
        {proposals.kind === 'endpoint' && state !== 'done' && (
          <Button isBusy={state === 'busy'} busyLabel={text('teach.sending')} onClick={onSend}>
            {text('teach.send')}
          </Button>
        )}
        {proposals.kind === 'mail' && (
          <ButtonLink href={mailHref(proposals.address, message)}>{text('teach.mail')}</ButtonLink>
        )}
        {proposals.kind === 'tracker' && (
          <ButtonLink
            href={issueHref(proposals.url, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('teach.tracker')}
          </ButtonLink>
        )}
        <Button
          variant={proposals.kind === 'none' ? 'primary' : 'ghost'}
          onClick={() => void copy()}
        >
          {text('teach.copy')}
        </Button>
      </ButtonGroup>
      <div role="status">
        {hasCopied && <p>{text('teach.copied')}</p>}
        {state === 'done' && <Note tone="success">{text('teach.sent')}</Note>}
        {state === 'failed' && <Note tone="danger">{text('teach.failed')}</Note>}
      </div>
    </Root>
  );
}
