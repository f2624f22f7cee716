import { type Course, weeklyWorkload } from '@aulario/course-data';
import { rangeOf } from '@aulario/course-view/course/useCourseFacts.ts';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseSection } from '@aulario/ui';

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
