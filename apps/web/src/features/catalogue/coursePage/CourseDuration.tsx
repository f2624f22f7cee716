import { type Course, totalHours } from '@aulario/course-data';
import { CourseSection } from '@aulario/ui';
import { decimalFormat } from '../../language/intlFormats.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useTranslate } from '../../language/useTranslate.ts';
import { rangeOf } from '../course/useCourseFacts.ts';

/** The hours per week of somebody with a job and a family. */
const usualHours = 4;

/**
 * How many weeks a course takes: as its platform spreads it, else at a usual pace; only if its
 * hours are known. A second number of weeks would contradict the one among the facts.
 */
export function CourseDuration({ course }: { course: Course }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const hours = totalHours(course);
  if (hours === null) return null;
  const { weeks } = course;
  const write = decimalFormat(language).format;
  const pace = course.weeklyHours ?? {
    min: hours.min / (weeks?.max ?? 1),
    max: hours.max / (weeks?.min ?? 1),
  };
  return (
    <CourseSection title={text('course.fits')}>
      <p>
        {weeks === null
          ? text('course.fitsText', {
              hours: usualHours,
              weeks: Math.ceil((hours.min + hours.max) / 2 / usualHours),
            })
          : text('course.fitsPlatform', {
              hours: rangeOf(pace, write),
              weeks: rangeOf(weeks, write),
              max: weeks.max,
            })}
      </p>
    </CourseSection>
  );
}
