import type { Course } from '@aulario/course-data';
import { coverKeyOf, coverOf } from '@aulario/course-view/course/coverOf.ts';
import { courseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { priceView } from '@aulario/course-view/course/usePriceView.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/courseHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { type CourseStripProps, coverScenes } from '@aulario/ui';
import { type LandingCatalogue, stripSize } from './landingLoader.ts';

/** The strip of courses below the slogan; null when the catalogue cannot fill it. */
export function useLandingStrip(catalogue: LandingCatalogue | null): CourseStripProps | null {
  const text = useTranslate();
  const { language } = useLanguage();
  const { count } = useFormatters();
  if (catalogue === null || catalogue.courses.length < stripSize) return null;

  const { courses, platforms, total } = catalogue;
  const scenes = coverScenes(courses.map(coverKeyOf));
  const known = (facts: readonly { text: string; isUnknown?: boolean | undefined }[]) =>
    facts.filter(({ isUnknown }) => !isUnknown).map((fact) => fact.text);
  const linesOf = (course: Course) => {
    const { level, language: spoken, time } = courseFacts(text, course, language);
    const { name = '' } = platforms.find(({ id }) => id === course.platform) ?? {};
    return [known([level, spoken]), known([{ text: name }, time])].map((line) => line.join(' · '));
  };
  return {
    title: text('landing.stripTitle', { total: count(total) }),
    more: { label: text('landing.stripMore'), href: paths.courses },
    courses: courses.map((course, index) => ({
      title: course.title,
      titleLang: foreignLang(course.language, language),
      href: courseHref(publicShell, course),
      cover: coverOf(course, scenes[index]).cover,
      lines: linesOf(course),
      price: priceView(text, course, language),
    })),
  };
}
