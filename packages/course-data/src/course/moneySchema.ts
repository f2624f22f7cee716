import * as v from 'valibot';

/** Money as it is stored: whole minor units, never negative, with an ISO 4217 code. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Not an ISO 4217 code')),
});
