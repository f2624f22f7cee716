import { type Course, totalHours } from '@aulario/course-data';
import type { Language } from '../../language/language.ts';
import { languageName } from '../../language/languageName.ts';
import type { Text } from '../../language/useTranslate.ts';

/** As many as a card's foot has room for. */
const maxDifferences = 2;

const spoken = (language: string | null) => language?.split('-')[0] ?? null;

function languageDifference(course: Course, other: Course, text: Text, language: Language) {
  const differs = spoken(course.language) !== spoken(other.language);
  if (!differs || course.language === null || other.language === null) return null;
  const name = languageName(other.language, language);
  return text('similar.language', { language: language === 'es' ? name.toLowerCase() : name });
}

function priceDifference({ price }: Course, other: Course, text: Text) {
  if (price.kind === other.price.kind || price.kind === 'unknown') return null;
  return other.price.kind === 'unknown' ? null : text(`similar.${other.price.kind}`);
}

const levelDifference = ({ level }: Course, other: Course, text: Text) =>
  level === null || other.level === null || level === other.level
    ? null
    : text('similar.level', { level: text(`facet.level.${other.level}`).toLowerCase() });

function timeDifference(course: Course, other: Course, text: Text) {
  const [hours, others] = [totalHours(course), totalHours(other)];
  if (hours === null || others === null) return null;
  if (others.max < hours.min) return text('similar.shorter');
  return others.min > hours.max ? text('similar.longer') : null;
}

/** How a course differs from a like one, by what is known of both; '' where nothing tells. */
export function differences(course: Course, other: Course, text: Text, language: Language): string {
  const found = [
    languageDifference(course, other, text, language),
    priceDifference(course, other, text),
    levelDifference(course, other, text),
    timeDifference(course, other, text),
  ].filter((difference) => difference !== null);
  const line = found.slice(0, maxDifferences).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
