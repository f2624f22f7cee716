import {
  Button,
  color,
  fontSize,
  Note,
  size,
  space,
  TextField,
  type,
  VisuallyHidden,
} from '@aulario/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SendingState } from '../../form/useSending.ts';

export interface NewsletterFormProps {
  title: string;
  text: string;
  emailLabel: string;
  placeholder: string;
  submitLabel: string;
  /** Set when the button's label is not in the page's language. */
  submitLang?: string | undefined;
  /** The button's accessible name while the form is being sent. */
  busyLabel: string;
  state: SendingState;
  /** The result of the last attempt. */
  message?: string | undefined;
  /** The error of the address, shown at the field; the typed text stays. */
  emailError?: string | undefined;
  /** Receives the trimmed address as typed, valid or not: the caller decides and answers with `emailError`. */
  onSubmit: (email: string) => void;
}

const Title = styled.h2`
  ${type.h1}
`;

const Text = styled.p`
  margin: ${space[3]} 0 ${space[6]};
  color: ${color.textMuted};
  font-size: ${fontSize.body};
`;

/** Label and error take the whole row; field and button share one, joined. */
const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${space[3]};
  max-width: ${size.column};

  > div {
    display: contents;
  }
  label,
  p {
    grid-column: 1 / -1;
  }
  input {
    grid-row: 2;
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > button {
    grid-row: 2;
    grid-column: 2;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;

const Answer = styled.div`
  max-width: ${size.column};
  &:not(:empty) {
    margin-top: ${space[5]};
  }
`;

const toneOf = {
  idle: 'info',
  busy: 'info',
  done: 'success',
  failed: 'danger',
} as const;

/** A form for one e-mail address, which shows the result. The caller provides all texts. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state === 'busy';

  useEffect(() => {
    if (state === 'done') form.current?.reset();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };

  return (
    <div>
      <Title>{props.title}</Title>
      <Text>{props.text}</Text>
      <Row ref={form} method="post" noValidate aria-busy={isBusy} onSubmit={submit}>
        <TextField
          label={props.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={props.placeholder}
          readOnly={isBusy}
          error={props.emailError}
        />
        <Button
          type="submit"
          lang={props.submitLang}
          isBusy={isBusy}
          busyLabel={<VisuallyHidden>{props.busyLabel}</VisuallyHidden>}
        >
          {props.submitLabel}
        </Button>
      </Row>
      <Answer role="status">
        {props.message === undefined ? null : <Note tone={toneOf[state]}>{props.message}</Note>}
      </Answer>
    </div>
  );
}
