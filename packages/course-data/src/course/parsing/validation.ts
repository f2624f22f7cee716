import { httpsAddress } from '@aulario/safe-url';
import * as v from 'valibot';
import { cached } from '../cached.ts';
import {
  type CalendarDay,
  isCalendarDay,
  lastMoment,
  type Moment,
  unknownMoment,
} from '../calendarDay.ts';
import { levels } from '../course.ts';
import { plainText } from '../text/plainText.ts';

/** A problem of a record and its location: 'price.money.amount'. */
export interface RecordIssue {
  /** Dotted path inside the record; '' for the record itself. */
  path: string;
  message: string;
}

/** Converts the issues of a failed parse to the package's type. */
export function recordIssues(
  issues: readonly v.BaseIssue<unknown>[],
): readonly [RecordIssue, ...RecordIssue[]] {
  const [first, ...others] = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return [first ?? { path: '', message: 'Invalid record' }, ...others];
}

/** A line of text, cleaned. */
export const lineSchema = v.pipe(v.string(), v.maxLength(1000), v.transform(plainText));

/** A cleaned paragraph of a long text; never empty. */
export const paragraphSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.transform(plainText),
  v.minLength(1, 'Empty text'),
);

/** A cleaned line that is not empty. */
export const nameSchema = v.pipe(lineSchema, v.minLength(1, 'Empty text'));

/** A string that an address parser must accept. */
function addressSchema(read: (value: string) => string | null) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const address = read(dataset.value);
      if (address !== null) return address;
      addIssue({ message: 'Address not allowed' });
      return NEVER;
    }),
  );
}

const isLanguageTag = cached((value: string): boolean => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    // It throws for whatever is no language tag.
    return false;
  }
});

/** A BCP 47 language tag. */
export const languageSchema = v.pipe(v.string(), v.check(isLanguageTag, 'Not a language tag'));

/** A field that may be missing, as in records of earlier releases: null then. */
export const orNull = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

const isKnownDay = cached(isCalendarDay);

/** A day, 'YYYY-MM-DD', from 2000 to 2099. */
export const daySchema = v.custom<CalendarDay>(
  (value) => typeof value === 'string' && isKnownDay(value),
  'Not in the calendar',
);

/** A day that is a single fact of a record: without it, or beyond the bounds, it is unknown. */
export const knownDaySchema = v.fallback(orNull(daySchema), null);

/** A non-negative integer. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A moment; one that is missing or beyond the bounds is unknown, and costs no more than itself. One
 * of a clock that stood before 2000 still shows which of two came first.
 */
export const momentSchema: v.GenericSchema<unknown, Moment> = v.fallback(
  v.pipe(countSchema, v.maxValue(lastMoment)),
  unknownMoment,
);

/** The length of a course in minutes. */
export const minutesSchema = v.pipe(countSchema, v.minValue(1));

const positiveSchema = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** A range of positive numbers. */
export const rangeSchema = v.pipe(
  v.object({ min: positiveSchema, max: positiveSchema }),
  v.check(({ min, max }) => min <= max, 'Ends before it begins'),
);

/** The knowledge that a course requires. */
export const levelSchema = v.picklist(levels);

/** Whether learners choose their dates or follow the course's schedule. */
export const paceSchema = v.picklist(['self', 'scheduled']);

/** An https address: a picture, or the page that is the source of a fact. */
export const httpsSchema = addressSchema((value) => httpsAddress(value)?.href ?? null);

/** Money as it is stored: whole minor units, never negative, with an ISO 4217 code. */
export const moneySchema = v.object({
  amount: countSchema,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Not an ISO 4217 code')),
});

/** Money that is more than nothing. */
export const positiveMoneySchema = v.object({
  ...moneySchema.entries,
  amount: v.pipe(countSchema, v.minValue(1)),
});

const yearSchema = v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100));

/** The years in which something was recorded. */
export const yearsSchema = v.pipe(
  v.object({ from: yearSchema, to: yearSchema }),
  v.check(({ from, to }) => from <= to, 'Ends before it begins'),
);

const recorded = v.exactOptional(yearsSchema);

/** A price of one of its three kinds. */
export const priceSchema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), money: moneySchema, recorded }),
  v.object({ kind: v.literal('free'), certificate: v.nullable(moneySchema), recorded }),
  v.object({ kind: v.literal('unknown') }),
]);
