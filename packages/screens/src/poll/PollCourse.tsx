import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type NamedOpinion,
  type Opinion,
  type StoredPoll,
  tallyOf,
} from '@aulario/my-courses/poll';
import { Disclosure } from '@aulario/ui';
import { SharedCourseLine } from '../lists/shared/SharedCourseLine.tsx';
import { PollOpinion } from './PollOpinion.tsx';

const nothingSaid: Opinion = { vote: null, note: '' };

/** The opinions on a course that need no press; five hundred would be a page of 11,000 px. */
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
