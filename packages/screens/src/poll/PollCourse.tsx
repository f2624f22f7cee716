import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  maxOpinionNote,
  type NamedOpinion,
  type Opinion,
  type StoredPoll,
  tallyOf,
  votes,
} from '@aulario/my-courses/poll';
import { Button, below, Disclosure, onFirstClick, space, TextField } from '@aulario/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { SharedCourseLine } from '../lists/shared/SharedCourseLine.tsx';

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

  /* The three in one row, beside the cover of a phone. */
  ${below('columns')} {
    button { flex: 1 0 auto; padding-inline: ${space[3]}; }
  }
`;

interface PollOpinionProps {
  /** The course's. */
  title: string;
  opinion: Opinion;
  onOpinion: (opinion: Opinion) => void;
}

/** The reader's vote on a course, and a note; pressing the vote again withdraws it. */
function PollOpinion({ title, opinion, onOpinion }: PollOpinionProps) {
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

const nothingSaid: Opinion = { vote: null, note: '' };

/** The opinions on a course that need no press; five hundred are over 12,000 px high. */
const firstShown = 10;

function Opinions({ opinions }: { opinions: readonly NamedOpinion[] }) {
  const text = useTranslate();
  return (
    <ul>
      {opinions.map(({ voterId, name, vote, note }) => (
        <li key={voterId}>
          {text(note === '' ? 'poll.said' : 'poll.saidWithNote', {
            name,
            note,
            vote: text(vote === null ? 'poll.noVote' : `poll.${vote}`),
          })}
        </li>
      ))}
    </ul>
  );
}

interface PollCourseProps {
  course: Course;
  /** Its index in the poll. */
  courseIndex: number;
  kept: StoredPoll;
  onOpinion: (opinion: Opinion) => void;
}

/** A course of a poll with all opinions, and the reader's own to edit. */
export function PollCourse({ course, courseIndex, kept, onOpinion }: PollCourseProps) {
  const text = useTranslate();
  const { poll, voterId } = kept;
  const { counts, opinions } = tallyOf(poll, courseIndex);
  const others = opinions.slice(firstShown);
  const own = voterId === null ? undefined : poll.voters.get(voterId);
  return (
    <SharedCourseLine course={course}>
      <p>
        <b>{text('poll.counts', counts)}</b>
      </p>
      {opinions.length > 0 && <Opinions opinions={opinions.slice(0, firstShown)} />}
      {others.length > 0 && (
        <Disclosure label={text('poll.others', { count: others.length })}>
          <Opinions opinions={others} />
        </Disclosure>
      )}
      {own !== undefined && (
        <PollOpinion
          key={voterId}
          title={course.title}
          opinion={own.opinions.get(courseIndex)?.value ?? nothingSaid}
          onOpinion={onOpinion}
        />
      )}
    </SharedCourseLine>
  );
}
