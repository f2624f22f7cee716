import {
  type CatalogueQuery,
  type CoursePage,
  emptyQuery,
  type Level,
  subjectIn,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';
import { CourseRow } from '../../CourseRow/CourseRow.tsx';
import { inPhrase } from '../../facets/facetTexts.ts';
import { CatalogueCards } from '../../results/CatalogueCards.tsx';

const nextLevels: Readonly<Record<Level, Level | null>> = {
  beginner: 'intermediate',
  intermediate: 'advanced',
  advanced: null,
};

const limit = 4;

/** Courses of the same subject, a level up; nothing until they are loaded, and where there are none. */
export function CourseNext({ course, subjects }: Pick<CoursePage, 'course' | 'subjects'>) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const hrefFor = useCatalogueHref();
  const [subject] = subjects;
  const level = course.level === null ? null : nextLevels[course.level];
  const name = subject?.subject ?? null;
  const query = useMemo<CatalogueQuery | null>(
    () =>
      name === null || level === null
        ? null
        : { ...emptyQuery, subject: name, filters: { level: [level] }, language },
    [language, level, name],
  );
  const page = useAsync(
    () => (query === null ? null : (signal) => catalogue.search(query, { signal })),
    [catalogue, query],
  );
  const results = useMemo(
    () => (page?.results ?? []).filter((each) => each.course.id !== course.id).slice(0, limit),
    [course.id, page],
  );
  if (query === null || level === null || subject === undefined || results.length === 0)
    return null;
  const named = {
    subject: subjectIn(subject, language),
    level: inPhrase(text(`facet.level.${level}`)),
  };
  return (
    <CourseRow
      title={text('course.next')}
      reason={text('course.nextReason', named)}
      more={{ label: text('course.nextAll'), href: hrefFor(emptyQuery, query) }}
    >
      <CatalogueCards results={results} after={course} headingLevel={3} />
    </CourseRow>
  );
}
