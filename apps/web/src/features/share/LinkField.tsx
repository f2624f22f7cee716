import { Button, TextField } from '@aulario/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  & > :not(button) { width: 100%; }
`;

interface LinkFieldProps {
  label: string;
  link: string;
  hint?: string | undefined;
}

/** A link to be copied, by its button or by hand. */
export function LinkField({ label, link, hint }: LinkFieldProps) {
  const text = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Where the browser does not let a page copy, the reader can.
      field.current?.select();
    }
  };

  return (
    <Root>
      <TextField
        ref={field}
        readOnly
        label={label}
        hint={hint}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="ghost" onClick={() => void copy()}>
        {text('lists.copyLink')}
      </Button>
      <p role="status">{copied !== '' && copied === link && text('lists.copied')}</p>
    </Root>
  );
}
