import type { Course } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';

/** Shares the public page of a course. */
export function useShareCourse(course: Course): () => void {
  const share = useShare();
  const { language } = useLanguage();
  const href = inLanguage(courseHref(publicShell, course), language);
  return () => void share({ title: course.title, href });
}
