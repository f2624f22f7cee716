import { formatMoney } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type AddedFields, typedMinutes, typedPrice } from '@aulario/my-courses/add';
import { useState } from 'react';

/** The state of the fields of a course to add; the price keeps its text as it is typed. */
export function useAddedFields(initial: AddedFields) {
  const text = useTranslate();
  const { language } = useLanguage();
  const [fields, setFields] = useState(initial);
  const [priceText, setPriceText] = useState(() => {
    if (initial.price.kind === 'unknown') return '';
    if (initial.price.kind === 'free') return text('price.free');
    return formatMoney(initial.price.money, language);
  });
  const set = (part: Partial<AddedFields>) => setFields({ ...fields, ...part });
  const setPrice = (typed: string) => {
    setPriceText(typed);
    set({ price: typedPrice(typed) });
  };
  const isPriceInvalid = priceText.trim() !== '' && fields.price.kind === 'unknown';
  const areHoursInvalid = fields.hours.trim() !== '' && typedMinutes(fields.hours) === null;
  return { fields, set, priceText, setPrice, isPriceInvalid, areHoursInvalid };
}
