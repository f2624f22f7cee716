import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { Proposal, ProposalKind, Proposals } from '@aulario/frame/services/Proposals.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { addressIn } from '@aulario/my-courses/add';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  Form,
  Note,
  SelectField,
  space,
  TextField,
} from '@aulario/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { ArticleScreen } from '../articles/ArticleScreen.tsx';
import { loadArticle } from '../articles/loadArticle.ts';
import { type SendingState, useSending } from '../form/useSending.ts';
import { issueHref, mailHref } from './messageHref.ts';

/** A proposal that was written, and its way to the operator. */
function useProposal() {
  const { proposals } = useServices();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const { state, send, reset } = useSending('proposal');

  const write = (written: Proposal | null) => {
    setProposal(written);
    reset();
  };

  const sendProposal = async () => {
    if (proposals.kind === 'endpoint' && proposal !== null) {
      await send(() => proposals.send(proposal));
    }
  };

  return { proposals, proposal, state, write, send: sendProposal };
}

/** The longest note, in characters; mail programs cut off longer addresses. */
const maxNoteChars = 600;

const kinds: readonly ProposalKind[] = ['add', 'correct', 'withdraw'];

const kindOf = (value: string) => kinds.find((kind) => kind === value) ?? 'add';

interface ProposalFormProps {
  isBusy: boolean;
  /** Called with a complete proposal, and with null when the reader goes on writing. */
  onWrite: (proposal: Proposal | null) => void;
}

/** Asks which course is meant, and what is to become of it. */
function ProposalForm({ isBusy, onWrite }: ProposalFormProps) {
  const text = useTranslate();
  const [isRefused, setIsRefused] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const address = addressIn(typed('address'));
    setIsRefused(address === null);
    if (address === null) form.querySelector<HTMLElement>('[name=address]')?.focus();
    onWrite(
      address === null ? null : { kind: kindOf(typed('kind')), address, note: typed('note') },
    );
  };

  const goOn = () => onWrite(null);

  return (
    <Form isBusy={isBusy} label={text('teach.form')} onSubmit={submit}>
      <SelectField
        label={text('teach.kind')}
        name="kind"
        options={kinds.map((kind) => ({ value: kind, label: text(`teach.kind.${kind}`) }))}
        onChange={goOn}
      />
      <TextField
        label={text('teach.address')}
        hint={text('teach.addressHint')}
        error={isRefused ? text('teach.addressWrong') : undefined}
        name="address"
        inputMode="url"
        autoComplete="off"
        required
        readOnly={isBusy}
        onChange={goOn}
      />
      <TextField
        label={text('teach.note')}
        hint={text('teach.noteHint')}
        name="note"
        maxLength={maxNoteChars}
        readOnly={isBusy}
        onChange={goOn}
      />
      <div>
        <Button type="submit">{text('teach.continue')}</Button>
      </div>
    </Form>
  );
}

const MessageRoot = styled.section`
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
function ProposalMessage({ proposal, proposals, state, onSend }: ProposalMessageProps) {
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
    <MessageRoot aria-labelledby="teach-message">
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
    </MessageRoot>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  max-width: 640px;
  margin-top: ${space[8]};

  h2 { outline: 0; }
`;

/** The part of the page for teachers where a course is proposed, corrected or withdrawn. */
function TeachProposal() {
  const text = useTranslate();
  const { proposals, proposal, state, write, send } = useProposal();
  return (
    <Root aria-labelledby="proposal">
      <h2 id="proposal" tabIndex={-1}>
        {text('teach.form')}
      </h2>
      <p>{text('teach.formLead')}</p>
      <ProposalForm isBusy={state === 'busy'} onWrite={write} />
      {proposal !== null && (
        <ProposalMessage
          proposal={proposal}
          proposals={proposals}
          state={state}
          onSend={() => void send()}
        />
      )}
    </Root>
  );
}

export const loader = loadArticle;

export function Component() {
  return (
    <ArticleScreen article={useLoaderData<typeof loader>()}>
      <TeachProposal />
    </ArticleScreen>
  );
}
