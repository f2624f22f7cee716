import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, space, TextField } from '@aulario/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 640px;

  > :first-child { width: 100%; }
`;

/** Asks for the address of a course and puts it into the screen's query, from which it is read. */
export function AddressForm({ isRefused }: { isRefused: boolean }) {
  const text = useTranslate();
  const navigate = useNavigate();
  const [typed, setFieldValue] = useState('');
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        // Where an address that cannot be read is typed again.
        event.currentTarget.querySelector('input')?.focus();
        void navigate({ search: new URLSearchParams({ url: typed.trim() }).toString(), hash: '' });
      }}
    >
      <TextField
        label={text('add.address')}
        hint={text('add.addressHint')}
        error={isRefused ? text('add.notRead') : undefined}
        inputMode="url"
        required
        value={typed}
        onChange={({ currentTarget }) => setFieldValue(currentTarget.value)}
      />
      <Button type="submit">{text('add.read')}</Button>
    </Root>
  );
}
