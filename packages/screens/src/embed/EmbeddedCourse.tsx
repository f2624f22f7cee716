import { type Course, teacherOf } from '@aulario/course-data';
import { useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseLine } from '@aulario/ui';

interface EmbeddedCourseProps {
  course: Course;
  /** The note of the list's owner, or what the course teaches in a route. */
  note?: string | undefined;
}

/**
 * A course of an embedded list, with its drawn cover: nothing is asked of a third site. The link is
 * the course's own, without a partner programme, which only Aulario's pages tell of.
 */
export function EmbeddedCourse({ course, note }: EmbeddedCourseProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  return (
    <CourseLine
      cover={useCover(course).cover}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      platform={usePlatformName()(course)}
      instructor={teacherOf(course)}
      facts={useCourseFacts(course)}
      price={usePriceView(course)}
    >
      {note !== undefined && <p>{note}</p>}
    </CourseLine>
  );
}
