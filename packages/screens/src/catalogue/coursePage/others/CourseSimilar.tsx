import type { Course } from '@aulario/course-data';
import { useSimilar } from '@aulario/course-view/course/useSimilar.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseRow } from '../../CourseRow/CourseRow.tsx';
import { CatalogueCards } from '../../results/CatalogueCards.tsx';
import { useSimilarCourses } from '../../useSimilarCourses.ts';
import { differenceLine } from './differenceLine.ts';

const limit = 4;

/** The most similar courses; nothing until they are loaded. */
export function CourseSimilar({ course }: { course: Course }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { href } = useSimilar(course);
  const results = useSimilarCourses(course, limit);
  if (results === null || results.length === 0) return null;
  return (
    <CourseRow title={text('course.similarAndHow')} more={{ label: text('similar.all'), href }}>
      <CatalogueCards
        results={results}
        after={course}
        headingLevel={3}
        tagOf={(other) => differenceLine(course, other, text, language)}
      />
    </CourseRow>
  );
}
