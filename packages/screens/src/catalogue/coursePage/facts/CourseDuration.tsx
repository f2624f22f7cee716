import { type Course, weeklyWorkload } from '@aulario/course-data';
import { rangeOf } from '@aulario/course-view/course/useCourseFacts.ts';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { PlanAction } from '../actions/PlanAction.tsx';
import { CourseSection } from '../CoursePage/CourseSection.tsx';

/**
 * How many weeks a course takes, and the way to the reader's plan. A second number of weeks would
 * contradict the one among the facts.
 */
export function CourseDuration({ course }: { course: Course }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const workload = weeklyWorkload(course);
  const sentence = (): string => {
    if (workload === null) return text('course.fitsUnknown');
    const { weeks, weeklyHours, isStated } = workload;
    const write = decimalFormat(language).format;
    const hours = rangeOf(weeklyHours, write);
    return isStated
      ? text('course.fitsPlatform', { hours, weeks: rangeOf(weeks, write), max: weeks.max })
      : text('course.fitsText', { hours, weeks: weeks.max });
  };
  return (
    <CourseSection title={text('course.fits')}>
      <p>{sentence()}</p>
      <div>
        <PlanAction course={course} />
      </div>
    </CourseSection>
  );
}
