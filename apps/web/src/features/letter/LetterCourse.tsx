import type { Course } from '@aulario/course-data';
import { type KeptLetter, type Opinion, tallyOf } from '@aulario/course-data/letter';
import { useTranslate } from '../language/useTranslate.ts';
import { SharedCourseLine } from '../lists/SharedCourseLine.tsx';
import { LetterOpinion } from './LetterOpinion.tsx';

const nothingSaid: Opinion = { vote: null, note: '' };

interface LetterCourseProps {
  course: Course;
  /** Its index in the letter. */
  place: number;
  kept: KeptLetter;
  onOpinion: (opinion: Opinion) => void;
}

/** A course of a letter with all opinions, and the reader's own to edit. */
export function LetterCourse({ course, place, kept, onOpinion }: LetterCourseProps) {
  const text = useTranslate();
  const { letter, voterId } = kept;
  const { counts, said } = tallyOf(letter, place);
  const own = voterId === null ? undefined : letter.voters.get(voterId);
  return (
    <SharedCourseLine course={course}>
      <p>
        <b>{text('letter.counts', counts)}</b>
      </p>
      {said.length > 0 && (
        <ul>
          {said.map(({ voterId: id, name, vote, note }) => (
            <li key={id}>
              {text(note === '' ? 'letter.said' : 'letter.saidWithNote', {
                name,
                note,
                vote: text(vote === null ? 'letter.noVote' : `letter.${vote}`),
              })}
            </li>
          ))}
        </ul>
      )}
      {own !== undefined && (
        <LetterOpinion
          key={voterId}
          title={course.title}
          opinion={own.opinions.get(place)?.value ?? nothingSaid}
          onOpinion={onOpinion}
        />
      )}
    </SharedCourseLine>
  );
}
