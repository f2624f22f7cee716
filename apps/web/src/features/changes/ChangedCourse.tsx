import { platformOf } from '@aulario/course-data';
import { CourseLine } from '@aulario/ui';
import type { ReactNode } from 'react';
import { coverOf } from '../catalogue/coverOf.ts';
import { teacherOf } from '../catalogue/teacherOf.ts';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import type { PlacedCourse } from './useKeptCourses.ts';

interface ChangedCourseProps {
  kept: PlacedCourse;
  /** What became of it. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A course of the reader to which something happened. */
export function ChangedCourse({ kept, children, action }: ChangedCourseProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { course, place } = kept;
  return (
    <CourseLine
      {...coverOf(course)}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      platform={platformOf(course.platform).name}
      instructor={teacherOf(course)}
      end={action}
    >
      {children}
      <p>{text('changes.place', { place })}</p>
    </CourseLine>
  );
}
