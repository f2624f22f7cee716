import { formatMoney, type Money } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CardPrice } from '@aulario/ui';

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
