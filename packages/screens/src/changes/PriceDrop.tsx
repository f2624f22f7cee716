import type { Money } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CardPrice } from '@aulario/ui';

/** A price, and the higher one before it. */
export function PriceDrop({ before, now }: Record<'before' | 'now', Money>) {
  const text = useTranslate();
  const { money } = useFormatters();
  return (
    <CardPrice
      price={{
        kind: 'reduced',
        text: money(now),
        before: { text: money(before), label: text('price.before') },
      }}
    />
  );
}
