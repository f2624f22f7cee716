import { type CoursePage, findPages } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { Link } from '@aulario/ui';
import { CourseSection } from '../CoursePage/CourseSection.tsx';

const limit = 4;

/** The similar courses whose lessons a course repeats, as far as lessons are known. */
export function CourseRepeats({ course, details }: Pick<CoursePage, 'course' | 'details'>) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const shell = useShell();
  const hasLessons = details.curriculum.some(({ lectures }) => lectures.length > 0);
  const repeated = useAsync(() => {
    if (!hasLessons) return null;
    return async (signal) => {
      const asked = { courseId: course.id, language, limit };
      const [similar, { repeatedLessons }] = await Promise.all([
        catalogue.similar(asked, { signal }),
        import('@aulario/my-courses/plan'),
      ]);
      const ids = similar.map(({ id }) => id);
      const known = [
        ...(await findPages(catalogue, ids, { signal })).values(),
        { course, details },
      ];
      return repeatedLessons(
        course,
        similar,
        new Map(known.map((page) => [page.course.id, page.details])),
      );
    };
  }, [catalogue, course, details, hasLessons, language]);
  if (repeated === null || repeated.length === 0) return null;
  return (
    <CourseSection title={text('course.repeats')}>
      <ul>
        {repeated.map(({ course: other, share }) => (
          <li key={other.id}>
            <span>{text('course.repeatsShare', { share: Math.round(share * 100) })}</span>{' '}
            <Link href={courseHref(shell, other)}>{other.title}</Link>
          </li>
        ))}
      </ul>
      <p>{text('course.repeatsSource')}</p>
    </CourseSection>
  );
}
