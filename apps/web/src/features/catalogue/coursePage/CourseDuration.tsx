import { type Course, weeklyWorkload } from '@aulario/course-data';
import { CourseSection } from '@aulario/ui';
import { decimalFormat } from '../../language/intlFormats.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useTranslate } from '../../language/useTranslate.ts';
import { rangeOf } from '../course/useCourseFacts.ts';

/**
 * How many weeks a course takes; only if its hours are known. A second number of weeks would
 * contradict the one among the facts.
 */
export function CourseDuration({ course }: { course: Course }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const workload = weeklyWorkload(course);
  if (workload === null) return null;
  const { weeks, weeklyHours, isStated } = workload;
  const write = decimalFormat(language).format;
  const hours = rangeOf(weeklyHours, write);
  return (
    <CourseSection title={text('course.fits')}>
      <p>
        {isStated
          ? text('course.fitsPlatform', { hours, weeks: rangeOf(weeks, write), max: weeks.max })
          : text('course.fitsText', { hours, weeks: weeks.max })}
      </p>
    </CourseSection>
  );
}
