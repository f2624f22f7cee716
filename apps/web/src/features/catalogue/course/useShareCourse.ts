import type { Course } from '@aulario/course-data';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { courseHref } from '../../navigation/courseHref.ts';
import { inLanguage } from '../../navigation/languageAddress.ts';
import { publicShell } from '../../navigation/shellPaths.ts';
import { useShare } from '../../share/useShare.ts';

/** Shares the public page of a course. */
export function useShareCourse(course: Course): () => void {
  const share = useShare();
  const { language } = useLanguage();
  const href = inLanguage(courseHref(publicShell, course), language);
  return () => void share({ title: course.title, href });
}
