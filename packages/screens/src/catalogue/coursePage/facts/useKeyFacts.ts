import type { Course } from '@aulario/course-data';
import { filledNote, useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { languageName } from '@aulario/frame/language/languageName.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { KeyFact } from '../KeyFacts/KeyFacts.tsx';

function useSubtitles({ subtitles }: Course): string | undefined {
  const text = useTranslate();
  const { language } = useLanguage();
  const { list } = useFormatters();
  if (subtitles === null) return undefined;
  if (subtitles.length === 0) return text('course.noSubtitles');
  const names = subtitles.map((tag) => languageName(tag, language));
  return text('course.subtitles', { languages: list([...new Set(names)]) });
}

/** The facts of the card with their names, which say already of what there is no data. */
export function useKeyFacts(course: Course): readonly KeyFact[] {
  const text = useTranslate();
  const { count } = useFormatters();
  const { rating, ...known } = useCourseFacts(course);
  const named = <Fact extends Pick<KeyFact, 'text' | 'isUnknown'>>(fact: Fact): Fact =>
    fact.isUnknown === true ? { ...fact, text: text('facet.unknown') } : fact;
  const language = named(known.language);
  const subtitles = useSubtitles(course);
  const filled = filledNote(text, course, 'language');
  const { ratingCount } = course;
  return [
    { label: text('facet.level'), ...named(known.level) },
    {
      label: text('facet.language'),
      ...language,
      text: filled === undefined ? language.text : `${language.text} (${filled})`,
      note: subtitles,
    },
    { label: text('course.time'), ...named(known.time) },
    {
      label: text('course.rating'),
      text: rating.text,
      ...(rating.isUnknown ? { isUnknown: true } : { isRating: true }),
      note:
        ratingCount === null
          ? undefined
          : text('course.ratingCount', { count: count(ratingCount) }),
    },
  ];
}
