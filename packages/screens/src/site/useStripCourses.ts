import { type Course, platformOf } from '@aulario/course-data';
import { coverKeyOf, coverOf } from '@aulario/course-view/course/coverOf.ts';
import { courseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { priceView } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { type CourseStripProps, coverScenes } from '@aulario/ui';

const known = (facts: readonly { text: string; isUnknown?: boolean | undefined }[]) =>
  facts.filter(({ isUnknown }) => !isUnknown).map((fact) => fact.text);

/** Courses as a strip shows them: with what is known of each. */
export function useStripCourses(courses: readonly Course[]): CourseStripProps['courses'] {
  const text = useTranslate();
  const { language } = useLanguage();
  const scenes = coverScenes(courses.map(coverKeyOf));
  return courses.map((course, index) => {
    const { level, language: spoken, time } = courseFacts(text, course, language);
    const { name } = platformOf(course.platform);
    return {
      title: course.title,
      titleLang: foreignLang(course.language, language),
      href: courseHref(publicShell, course),
      cover: coverOf(course, scenes[index]).cover,
      lines: [known([level, spoken]), known([{ text: name }, time])].map((line) =>
        line.join(' · '),
      ),
      price: priceView(text, course, language),
    };
  });
}
