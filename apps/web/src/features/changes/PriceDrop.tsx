import { formatMoney, type Money } from '@aulario/course-data';
import { CardPrice } from '@aulario/ui';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';

/** A price, and the higher one before it. */
export function PriceDrop({ before, now }: Record<'before' | 'now', Money>) {
  const text = useTranslate();
  const { language } = useLanguage();
  return (
    <CardPrice
      price={{
        kind: 'reduced',
        text: formatMoney(now, language),
        before: { text: formatMoney(before, language), label: text('price.before') },
      }}
    />
  );
}
