import * as v from 'valibot';
import { moneySchema } from './moneySchema.ts';

/** A price of one of its three kinds. */
export const priceSchema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), money: moneySchema }),
  v.object({ kind: v.literal('free'), certificate: v.nullable(moneySchema) }),
  v.object({ kind: v.literal('unknown') }),
]);
