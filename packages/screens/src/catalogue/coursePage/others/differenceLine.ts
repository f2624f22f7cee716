import { type Course, type CourseDifference, courseDifferences } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { languageInSentence } from '@aulario/frame/language/languageName.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';

/** The maximum number of differences that fit a card. */
const maxDifferences = 2;

function wordsOf(difference: CourseDifference, text: Text, language: Language): string {
  switch (difference.kind) {
    case 'language':
      return text('similar.language', {
        language: languageInSentence(difference.language, language),
      });
    case 'price':
      return text(`similar.${difference.price}`);
    case 'level':
      return text('similar.level', {
        level: text(`facet.level.${difference.level}`).toLowerCase(),
      });
    case 'time':
      return text(`similar.${difference.time}`);
  }
}

/** The differences of a similar course in words; '' without known ones. */
export function differenceLine(
  course: Course,
  other: Course,
  text: Text,
  language: Language,
): string {
  const line = courseDifferences(course, other)
    .slice(0, maxDifferences)
    .map((difference) => wordsOf(difference, text, language))
    .join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
