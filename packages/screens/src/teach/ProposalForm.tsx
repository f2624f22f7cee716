import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { Proposal, ProposalKind } from '@aulario/frame/services/Proposals.ts';
import { addressIn } from '@aulario/my-courses/add';
import { Button, Form, SelectField, TextField } from '@aulario/ui';
import { type FormEvent, useState } from 'react';

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
export function ProposalForm({ isBusy, onWrite }: ProposalFormProps) {
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
