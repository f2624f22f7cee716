import { shortText } from '@aulario/course-data/records';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { maxVoterName, type StoredPoll } from '@aulario/my-courses/poll';
import { Button, SelectField, space, TextField } from '@aulario/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { PollActs } from './usePoll.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 480px;

  & > :not(button) { width: 100%; }
`;

interface PollVoterProps {
  kept: StoredPoll;
  act: PollActs;
}

/** Asks for the voter of this browser, or shows them. */
export function PollVoter({ kept, act }: PollVoterProps) {
  const text = useTranslate();
  const { poll, voterId } = kept;
  const [chosenId, setChosenId] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const own = voterId === null ? undefined : poll.voters.get(voterId);

  // The pressed control is removed afterwards, so the focus moves first.
  const voteAs = (id: string | null) => {
    focusHeading();
    act.voteAs(poll, id);
  };

  if (own !== undefined) {
    return (
      <p>
        <span>{text('poll.votingAs', { name: own.name.value })}</span>{' '}
        <Button variant="quiet" onClick={() => voteAs(null)}>
          {text('poll.notMe', { name: own.name.value })}
        </Button>
      </p>
    );
  }

  const known = [...poll.voters].map(([value, voter]) => ({ value, label: voter.name.value }));
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (chosenId !== '') return voteAs(chosenId);
    const given = shortText(name, maxVoterName);
    const isTaken = known.some(({ label }) => label === given);
    if (given === '') setError(text('poll.nameMissing'));
    else if (isTaken) setError(text('poll.nameTaken'));
    else {
      focusHeading();
      act.addVoter(poll, given);
    }
  };

  return (
    <Form onSubmit={join}>
      {known.length > 0 && (
        <SelectField
          label={text('poll.who')}
          placeholder={text('poll.someoneNew')}
          value={chosenId}
          options={known}
          onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
        />
      )}
      {chosenId === '' && (
        <TextField
          label={text('poll.name')}
          autoComplete="given-name"
          maxLength={maxVoterName}
          value={name}
          error={error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <Button type="submit">{text('poll.join')}</Button>
    </Form>
  );
}
