import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type Opinion, type StoredPoll, tallyOf } from '@aulario/my-courses/poll';
import { SharedCourseLine } from '../lists/shared/SharedCourseLine.tsx';
import { PollOpinion } from './PollOpinion.tsx';

const nothingSaid: Opinion = { vote: null, note: '' };

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
  const own = voterId === null ? undefined : poll.voters.get(voterId);
  return (
    <SharedCourseLine course={course}>
      <p>
        <b>{text('poll.counts', counts)}</b>
      </p>
      {opinions.length > 0 && (
        <ul>
          {opinions.map(({ voterId: id, name, vote, note }) => (
            <li key={id}>
              {text(note === '' ? 'poll.said' : 'poll.saidWithNote', {
                name,
                note,
                vote: text(vote === null ? 'poll.noVote' : `poll.${vote}`),
              })}
            </li>
          ))}
        </ul>
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
