import { type CoursePage, platformOf, subjectIn } from '@aulario/course-data';
import { yearsInWords } from '@aulario/course-view/course/usePriceView.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useDates } from '@aulario/frame/language/useDates.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseSection, FactList, Link } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useSubjectHref } from '../subjects/useSubjectHref.ts';

/** The subjects of a course, each with its own page, or a search where the category is unknown. */
function Subjects({ course, subjects }: Pick<CoursePage, 'course' | 'subjects'>) {
  const { language } = useLanguage();
  const hrefOf = useSubjectHref();
  return subjects.map((name, index) => (
    <span key={name.subject}>
      {index > 0 && <span>, </span>}
      <Link href={hrefOf(name, course.category)}>{subjectIn(name, language)}</Link>
    </span>
  ));
}

/**
 * Further facts about a course. Rows without data are omitted, but for what every reader looks for.
 */
export function CourseFactList({ course, subjects, details }: CoursePage) {
  const text = useTranslate();
  const date = useDates();
  const { count } = useFormatters();
  const { pace, platform, updated, recorded } = course;
  const { curriculum, learners, outcomes, seen } = details;
  const row = (label: string, value: ReactNode) => [{ label, value }];
  const unknown = text('course.record.unknown', { platform: platformOf(platform).name });
  const rows = [
    ...(subjects.length === 0
      ? []
      : row(text('course.record.subjects'), <Subjects course={course} subjects={subjects} />)),
    ...(pace === null ? [] : row(text('course.record.pace'), text(`course.record.pace.${pace}`))),
    ...(learners === null ? [] : row(text('course.record.learners'), count(learners))),
    ...(outcomes.length > 0 ? [] : row(text('course.outcomes'), unknown)),
    ...(curriculum.length > 0 ? [] : row(text('course.curriculum'), unknown)),
    ...(updated === null ? [] : row(text('course.record.updated'), date(updated))),
    ...row(
      text('course.record.checked'),
      seen === null
        ? text('course.record.years', { years: yearsInWords(text, recorded) })
        : text('course.record.seen', { date: date(seen.last) }),
    ),
  ];
  return (
    <CourseSection title={text('course.record')}>
      <FactList rows={rows} />
    </CourseSection>
  );
}
