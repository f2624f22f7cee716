import {
  type Course,
  certificateOf,
  formatMoney,
  type Money,
  type PriceFall,
  priceYears,
  type Years,
} from '@aulario/course-data';
import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';

export interface PriceView {
  text: string;
  kind: 'paid' | 'free' | 'unknown' | 'reduced';
  /** The price of the certificate, and when the price was recorded. */
  notes: readonly string[];
  /** The note on the certificate alone, if there is one. */
  certificate?: string | undefined;
  /** The price before it fell, as Aulario recorded it, and its label for screen readers. */
  before?: { text: string; label: string } | undefined;
}

/** '2020–2024', which no line break splits, or a single year. */
export const yearsOf = ({ from, to }: Years) =>
  from === to ? String(from) : `${from}–\u2060${to}`;

/** 'entre 2020 y 2024', or 'en 2023', for a sentence. */
export const yearsInWords = (text: Text, { from, to }: Years) =>
  text('recorded.years', { span: to - from, from: String(from), to: String(to) });

function certificateNote(text: Text, course: Course, locale: string): string | undefined {
  const { price } = course;
  if (price.kind === 'free' && price.certificate !== null) {
    return text('price.certificate', { price: formatMoney(price.certificate, locale) });
  }
  const state = certificateOf(course);
  if (state === 'included') return text('price.certificateIncluded');
  return state === 'no' && price.kind === 'free' ? text('price.noCertificate') : undefined;
}

/** The notes under a price, the one on the certificate first. */
const withCertificate = (certificate: string | undefined, note: string) => ({
  notes: certificate === undefined ? [note] : [certificate, note],
  certificate,
});

function reducedView(
  text: Text,
  money: Money,
  fall: PriceFall,
  certificate: string | undefined,
  locale: string,
): PriceView {
  const { before, since } = fall;
  const less = { ...money, amount: before.amount - money.amount };
  return {
    kind: 'reduced',
    text: formatMoney(money, locale),
    before: { text: formatMoney(before, locale), label: text('price.before') },
    ...withCertificate(
      certificate,
      text('price.reduced', {
        less: formatMoney(less, locale),
        date: formatDay(since, locale, 'medium'),
      }),
    ),
  };
}

/** A course's price in words. */
export function priceView(text: Text, course: Course, locale: string): PriceView {
  const { price } = course;
  const years = yearsOf(priceYears(course));
  const certificate = certificateNote(text, course, locale);
  switch (price.kind) {
    case 'paid':
      if (course.priceFall !== null)
        return reducedView(text, price.money, course.priceFall, certificate, locale);
      return {
        kind: 'paid',
        text: formatMoney(price.money, locale),
        ...withCertificate(certificate, text('price.recorded', { years })),
      };
    case 'free': {
      const isWhole = course.access.lessons === 'free' && course.access.certificate === 'free';
      return {
        kind: 'free',
        text: text(isWhole ? 'price.trulyFree' : 'price.free'),
        ...withCertificate(isWhole ? text('price.alsoCertificate') : certificate, years),
      };
    }
    case 'unknown':
      return { kind: 'unknown', text: text('price.unknown'), notes: [] };
  }
}

/** A course's price in the reader's language. An unknown price is never shown as 0 or free. */
export function usePriceView(course: Course): PriceView {
  const text = useTranslate();
  const { language } = useLanguage();
  return useMemo(() => priceView(text, course, language), [course, language, text]);
}
