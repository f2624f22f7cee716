import { type Course, totalHours } from '@aulario/course-data';
import { CourseSection } from '@aulario/ui';
import { useTranslate } from '../../language/useTranslate.ts';

/** The hours per week of somebody with a job and a family. */
const weeklyHours = 4;

/** How many weeks a course takes at that pace; only if its hours are known. */
export function CourseDuration({ course }: { course: Course }) {
  const text = useTranslate();
  const hours = totalHours(course);
  if (hours === null) return null;
  const weeks = Math.ceil((hours.min + hours.max) / 2 / weeklyHours);
  return (
    <CourseSection title={text('course.fits')}>
      <p>{text('course.fitsText', { hours: weeklyHours, weeks })}</p>
    </CourseSection>
  );
}
