import type { Money } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { CoursePrice } from '@aulario/ui';

/** Returns a price with the higher one before it, in words. */
export function usePriceDrop() {
  const text = useTranslate();
  const { money } = useFormatters();
  return ({ before, now }: Record<'before' | 'now', Money>): CoursePrice => ({
    kind: 'reduced',
    text: money(now),
    before: { text: money(before), label: text('price.before') },
  });
}
