import { type Course, formatMoney } from '@aulario/course-data';
import { formatList } from '@aulario/frame/language/intlFormats.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { Comparison, Weights } from '@aulario/my-courses/compare';
import type { CompareReason } from './Compare/CompareVerdict.tsx';
import { wordsOf } from './comparedValue.ts';

/** The maximum number of changes that are listed. */
const maxChanges = 3;

const titlesOf = (text: Text, courses: readonly Course[], language: Language) =>
  formatList(
    courses.map(({ title }) => text('compare.quoted', { title })),
    language,
  );

/** 'Primero, «…»', or all courses that share the first place. */
export const verdictTitle = (text: Text, { leaders }: Comparison, language: Language) =>
  text('compare.verdict', { count: leaders.length, titles: titlesOf(text, leaders, language) });

/** The reasons for and against the first course. */
export function reasonTexts(
  text: Text,
  { leaders, reasons }: Comparison,
  weights: Weights,
  language: Language,
): readonly CompareReason[] {
  const [first] = leaders;
  if (first === undefined || leaders.length > 1) return [];
  const shown = reasons.map(({ criterion, kind, isAlone, isUnknown }): CompareReason => {
    const value = wordsOf(criterion, text, first, language)?.text ?? '';
    const isFree = criterion === 'cost' && first.price.kind === 'free' && kind === 'for';
    const known = isFree ? 'compare.for.free' : (`compare.${kind}.${criterion}` as const);
    const id = isUnknown ? 'compare.against.unrated' : known;
    const reason = text(id, { value, how: isAlone ? 'alone' : 'shared' });
    return { kind, text: weights[criterion] === 3 ? text('compare.decides', { reason }) : reason };
  });
  const { price } = first;
  const certificate = price.kind === 'free' ? price.certificate : null;
  if (certificate === null || certificate.amount === 0 || weights.certificate === 0) return shown;
  const paid = text('compare.certificatePaid', { price: formatMoney(certificate, language) });
  return [...shown, { kind: 'against', text: paid }];
}

/** The changes that would put another course first, and unknown values that could raise one. */
export function changeTexts(
  text: Text,
  { changes, open }: Comparison,
  language: Language,
): readonly string[] {
  const would = changes.slice(0, maxChanges).map(({ criterion, weight, leaders }) =>
    text(weight === 0 ? 'compare.withoutIt' : 'compare.ifItDecided', {
      criterion,
      count: leaders.length,
      titles: titlesOf(text, leaders, language),
    }),
  );
  const could = open.map(({ course, criteria }) =>
    text('compare.open', {
      title: course.title,
      what: formatList(
        criteria.map((criterion) => text(`compare.unknown.${criterion}`)),
        language,
      ),
    }),
  );
  return [...would, ...could];
}
