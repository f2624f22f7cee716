import { type Course, maxCourseHours } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { PlanSettings } from '@aulario/my-courses/plan';
import { DraftField } from '../form/DraftField.tsx';

type SaidHours = PlanSettings['hours'];

interface CourseHoursFieldProps {
  course: Course;
  /** The entered lengths of all courses. */
  hours: SaidHours;
  onHours: (hours: SaidHours) => void;
  /** Whether the course's title is beside the field and therefore omitted from its label. */
  isTitled?: boolean;
}

/** A field for the length of a course whose platform does not state it. */
export function CourseHoursField(props: CourseHoursFieldProps) {
  const { course, hours, onHours, isTitled = false } = props;
  const text = useTranslate();
  const said = hours[course.id];
  const question = text('hours.askOf', { title: course.title });
  return (
    <DraftField
      label={isTitled ? text('hours.ask') : question}
      aria-label={isTitled ? question : undefined}
      hint={text(said === undefined ? 'hours.unknown' : 'hours.said')}
      allowed={text('hours.allowed', { max: maxCourseHours })}
      type="number"
      inputMode="decimal"
      min={0.5}
      max={maxCourseHours}
      step={0.5}
      value={said === undefined ? '' : String(said)}
      onCommit={(value) => {
        const { [course.id]: _, ...others } = hours;
        onHours(value === '' ? others : { ...others, [course.id]: Number(value) });
      }}
    />
  );
}
