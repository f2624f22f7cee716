import { type Course, teacherOf } from '@aulario/course-data';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useCover } from './ListCovers.tsx';
import { usePlatformName } from './usePlatformName.ts';

/** The props of a line that shows a course and links to its platform. */
export function useCourseLine(course: Course) {
  const text = useTranslate();
  const { language } = useLanguage();
  return {
    ...useCover(course),
    title: course.title,
    titleLang: foreignLang(course.language, language),
    href: useOutgoingHref()(course),
    newTabLabel: text('app.newTab'),
    platform: usePlatformName()(course),
    instructor: teacherOf(course),
  };
}
