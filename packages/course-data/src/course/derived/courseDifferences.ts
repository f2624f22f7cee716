import { primaryLanguage } from '@aulario/search';
import type { Course, Level, Money } from '../course.ts';
import { totalHours } from './totalHours.ts';

/** How a course differs from another one. */
export type CourseDifference =
  | { kind: 'language'; language: string }
  | { kind: 'price'; price: 'free' | 'paid' | 'cheaper' | 'dearer' }
  | { kind: 'level'; level: Level }
  | { kind: 'time'; time: 'shorter' | 'longer' };

function languageDifference(course: Course, { language }: Course): CourseDifference | null {
  if (course.language === null || language === null) return null;
  const isSame = primaryLanguage(course.language) === primaryLanguage(language);
  return isSame ? null : { kind: 'language', language };
}

/** Prices of one currency differ from a fifth of the lower one on. */
const minPriceRatio = 1.2;

function amountDifference(money: Money, other: Money): CourseDifference | null {
  if (money.currency !== other.currency) return null;
  if (other.amount >= minPriceRatio * money.amount) return { kind: 'price', price: 'dearer' };
  const isCheaper = money.amount >= minPriceRatio * other.amount;
  return isCheaper ? { kind: 'price', price: 'cheaper' } : null;
}

function priceDifference({ price }: Course, { price: other }: Course): CourseDifference | null {
  if (price.kind === 'unknown' || other.kind === 'unknown') return null;
  if (price.kind !== other.kind) return { kind: 'price', price: other.kind };
  const arePaid = price.kind === 'paid' && other.kind === 'paid';
  return arePaid ? amountDifference(price.money, other.money) : null;
}

function levelDifference(course: Course, { level }: Course): CourseDifference | null {
  if (course.level === null || level === null) return null;
  return course.level === level ? null : { kind: 'level', level };
}

/** Hours differ only if their ranges do not overlap. */
function timeDifference(course: Course, other: Course): CourseDifference | null {
  const [hours, otherHours] = [totalHours(course), totalHours(other)];
  if (hours === null || otherHours === null) return null;
  if (otherHours.max < hours.min) return { kind: 'time', time: 'shorter' };
  return otherHours.min > hours.max ? { kind: 'time', time: 'longer' } : null;
}

/** How `other` differs from a course, by what is known of both; the language first. */
export const courseDifferences = (course: Course, other: Course): CourseDifference[] =>
  [
    languageDifference(course, other),
    priceDifference(course, other),
    levelDifference(course, other),
    timeDifference(course, other),
  ].filter((difference) => difference !== null);
