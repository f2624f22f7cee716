import { type Course, formatMoney } from '@aulario/course-data';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useText } from '../language/useText.ts';

export interface PriceView {
  text: string;
  kind: 'paid' | 'free' | 'unknown';
  /** When the price was recorded, and what a free course's certificate costs. */
  note?: string | undefined;
}

/** '2020–2024', or one year. */
export const yearsOf = ({ from, to }: Course['recorded']) =>
  from === to ? String(from) : `${from}–${to}`;

/** A course's price in the reader's words. A price that is not known is never 0 and never free. */
export function usePriceView({ price, recorded }: Course): PriceView {
  const text = useText();
  const { language } = useLanguage();
  const years = yearsOf(recorded);

  switch (price.kind) {
    case 'paid':
      return {
        kind: 'paid',
        text: formatMoney(price.money, language),
        note: text('price.recorded', { years }),
      };
    case 'free':
      return {
        kind: 'free',
        text: text('price.free'),
        note:
          price.certificate === null
            ? text('price.freeRecorded', { years })
            : text('price.certificate', {
                price: formatMoney(price.certificate, language),
                years,
              }),
      };
    case 'unknown':
      return { kind: 'unknown', text: text('price.unknown') };
  }
}
