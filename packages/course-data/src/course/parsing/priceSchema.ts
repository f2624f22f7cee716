import * as v from 'valibot';
import { countSchema } from './validation.ts';

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

/** A price of one of its three kinds. */
export const priceSchema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), money: moneySchema }),
  v.object({ kind: v.literal('free'), certificate: v.nullable(moneySchema) }),
  v.object({ kind: v.literal('unknown') }),
]);
