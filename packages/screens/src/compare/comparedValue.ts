import {
  type Course,
  certificateOf,
  certifiedPrice,
  formatMoney,
  nothing,
  priorRating,
  totalHours,
} from '@aulario/course-data';
import { courseFacts, filledNote, rangeOf } from '@aulario/course-view/course/useCourseFacts.ts';
import { priceView } from '@aulario/course-view/course/usePriceView.ts';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { ComparedRow, CriterionId } from '@aulario/my-courses/compare';
import type { ComparedValue } from './Compare/CompareBoard.tsx';

/** The value of a criterion in words; null when unknown. */
export type Words = Omit<ComparedValue, 'kind'> | null;

type Write = (text: Text, course: Course, language: Language) => Words;

const known = ({ text, isUnknown }: { text: string; isUnknown?: boolean | undefined }): Words =>
  isUnknown ? null : { text };

const writers: Readonly<Record<CriterionId, Write>> = {
  cost(text, course, language) {
    const { text: price, kind, notes } = priceView(text, course, language);
    return kind === 'unknown' ? null : { text: price, note: notes.join(' · ') };
  },
  language(text, course, language) {
    const words = known(courseFacts(text, course, language).language);
    return words && { ...words, note: filledNote(text, course, 'language') };
  },
  time(text, course, language) {
    const hours = totalHours(course);
    if (hours === null) return known(courseFacts(text, course, language).time);
    const { format } = decimalFormat(language);
    const { weeks } = course;
    return {
      text: text('fact.hours', { hours: rangeOf(hours, format) }),
      note:
        weeks === null
          ? undefined
          : text('fact.weeks', { weeks: rangeOf(weeks, format), max: weeks.max }),
    };
  },
  level(text, course, language) {
    const { level } = courseFacts(text, course, language);
    return level.isUnknown ? null : { text: level.text, steps: level.steps };
  },
  rating(text, course, language) {
    const { rating } = courseFacts(text, course, language);
    return rating.isUnknown ? null : { text: rating.text, note: rating.count };
  },
  certificate(text, course, language) {
    const state = certificateOf(course);
    if (state === 'unknown') return null;
    if (state === 'no') return { text: text('compare.no') };
    const { price } = course;
    const extra = price.kind === 'free' ? price.certificate : null;
    if (extra !== null && extra.amount > 0) {
      const note = text('compare.apart', { price: formatMoney(extra, language) });
      return { text: text('compare.yes'), note };
    }
    const note = state === 'yes' ? undefined : text(`course.cost.${state}`);
    return { text: text('compare.yes'), note };
  },
  certified(text, course, language) {
    const price = certifiedPrice(course);
    if (price === null) return null;
    return { text: price === nothing ? text('price.free') : formatMoney(price, language) };
  },
};

export const wordsOf = (criterion: CriterionId, ...given: Parameters<Write>): Words =>
  writers[criterion](...given);

/** The value of a criterion, and whether it is the best of its row. */
export function comparedValue(
  { criterion, bestIds, differs }: ComparedRow,
  text: Text,
  course: Course,
  language: Language,
): ComparedValue {
  const words = wordsOf(criterion, text, course, language);
  if (words === null) {
    const note =
      criterion === 'rating'
        ? text('compare.countsAs', { rating: decimalFormat(language).format(priorRating) })
        : text('compare.notCounted');
    return { text: text('compare.unknown'), note, kind: 'unknown' };
  }
  // Weeks without hours per week cannot be compared.
  if (criterion === 'time' && totalHours(course) === null) {
    const reason = course.weeks === null ? 'compare.noWeeks' : 'compare.noWeeklyHours';
    return { ...words, note: text(reason), kind: 'unknown' };
  }
  if (bestIds.has(course.id)) return { ...words, kind: 'best' };
  return { ...words, kind: differs ? 'known' : 'same' };
}
