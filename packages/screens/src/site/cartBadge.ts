import type { Text } from '@aulario/frame/language/useTranslate.ts';

/** The number of courses in a cart, and the same in words; undefined for none. */
export const cartBadge = (text: Text, count: number) =>
  count === 0 ? undefined : { text: String(count), label: text('common.courseCount', { count }) };

/** What a header or a tab shows of a cart. */
export type CartBadge = ReturnType<typeof cartBadge>;
