import {
  type Course,
  type FilledFact,
  levelSteps,
  type NumberRange,
  totalHours,
} from '@aulario/course-data';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Language } from '@aulario/frame/language/language.ts';
import { languageName } from '@aulario/frame/language/languageName.ts';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { CourseFact, CourseFacts } from '@aulario/ui';
import { useMemo } from 'react';

type Write = (value: number) => string;

/** '14–28', or a single number. */
export const rangeOf = ({ min, max }: NumberRange, write: Write) =>
  min === max ? write(min) : `${write(min)}–${write(max)}`;

/** The total duration if known, else the known part of it. */
function timeFact(text: Text, course: Course, write: Write): CourseFact {
  const { weeks, weeklyHours } = course;
  const total = totalHours(course);
  if (total !== null) {
    const hours = rangeOf(total, write);
    if (weeks === null) return { text: text('fact.hours', { hours }) };
    return { text: text('fact.hoursAndWeeks', { hours, weeks: rangeOf(weeks, write) }) };
  }
  if (weeks !== null) {
    return { text: text('fact.weeks', { weeks: rangeOf(weeks, write), max: weeks.max }) };
  }
  if (weeklyHours !== null) {
    return { text: text('fact.weeklyHours', { hours: rangeOf(weeklyHours, write) }) };
  }
  return { text: text('fact.timeUnknown'), isUnknown: true };
}

function ratingFact(
  text: Text,
  { rating, ratingCount }: Course,
  write: Write,
): CourseFacts['rating'] {
  if (rating === null) return { text: text('fact.ratingUnknown'), isUnknown: true };
  return {
    text: write(rating),
    count:
      ratingCount === null ? undefined : text('fact.ratingCount', { count: write(ratingCount) }),
  };
}

/** The main facts of a course as texts; unknown facts have a text as well. */
export function courseFacts(text: Text, course: Course, language: Language): CourseFacts {
  const number = decimalFormat(language);
  const { level } = course;
  return {
    level:
      level === null
        ? { text: text('fact.levelUnknown'), isUnknown: true }
        : { text: text(`facet.level.${level}`), steps: levelSteps[level] },
    language:
      course.language === null
        ? { text: text('fact.languageUnknown'), isUnknown: true }
        : { text: languageName(course.language, language) },
    time: timeFact(text, course, number.format),
    rating: ratingFact(text, course, number.format),
  };
}

/** 'según el título' where no feed states a fact, but its title shows it. */
export const filledNote = (text: Text, { filled }: Course, fact: FilledFact) =>
  filled.includes(fact) ? text('fact.filled') : undefined;

/** The facts in the reader's language. */
export function useCourseFacts(course: Course): CourseFacts {
  const text = useTranslate();
  const { language } = useLanguage();
  return useMemo(() => courseFacts(text, course, language), [course, language, text]);
}
