import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { maxOpinionNote, type Opinion, votes } from '@aulario/my-courses/poll';
import { Button, onFirstClick, space, TextField } from '@aulario/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  margin-top: ${space[4]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

interface PollOpinionProps {
  /** The course's. */
  title: string;
  opinion: Opinion;
  onOpinion: (opinion: Opinion) => void;
}

/** The reader's vote on a course, and a note; pressing the vote again withdraws it. */
export function PollOpinion({ title, opinion, onOpinion }: PollOpinionProps) {
  const text = useTranslate();
  const [note, setNote] = useState(opinion.note);
  const saveNote = () => onOpinion({ ...opinion, note });

  return (
    <Root
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        saveNote();
      }}
    >
      <Ways role="group" aria-label={text('poll.voteOn', { title })}>
        {votes.map((vote) => {
          const isChosen = opinion.vote === vote;
          return (
            <Button
              key={vote}
              variant={isChosen ? 'primary' : 'ghost'}
              aria-pressed={isChosen}
              onClick={onFirstClick(() => onOpinion({ vote: isChosen ? null : vote, note }))}
            >
              {text(`poll.${vote}`)}
            </Button>
          );
        })}
      </Ways>
      <TextField
        label={text('poll.note')}
        aria-label={text('poll.noteOn', { title })}
        maxLength={maxOpinionNote}
        value={note}
        onBlur={saveNote}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Root>
  );
}
