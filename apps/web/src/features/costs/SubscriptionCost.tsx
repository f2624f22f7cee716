import { type Course, formatMoney, platformOf } from '@aulario/course-data';
import { type SubscriptionWay, subscriptionWays, type Tariff } from '@aulario/course-data/costs';
import { localDay, type MonthlyPrice, type PlanSettings } from '@aulario/course-data/plan';
import { Checkbox, Note } from '@aulario/ui';
import { useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useDates } from '../language/useDates.ts';
import { useFormatters } from '../language/useFormatters.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { MonthlyPrices } from './MonthlyPrices.tsx';

interface SubscriptionCostProps {
  courses: readonly Course[];
  /** What the reader says. */
  settings: Pick<PlanSettings, 'weeklyHours' | 'monthlyPrices' | 'hours'>;
  start: string;
  table: readonly Tariff[];
  onMonthlyPrices: (prices: readonly MonthlyPrice[]) => void;
}

/** Where the reader is, as their browser says; tariffs of other countries are not shown. */
function countryOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? '';
  } catch {
    // Some browsers name a locale of their system that is no language tag: 'en-US@posix'.
    return '';
  }
}

function useSentences() {
  const text = useTranslate();
  const date = useDates();
  const { language } = useLanguage();
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (way: SubscriptionWay) => {
    const { price, tariff, courses, untimed, subscribed, bought, cheapest, cancelBy } = way;
    const isOtherCurrency = courses.some(
      (course) =>
        course.price.kind === 'paid' && course.price.money.currency !== price.monthly.currency,
    );
    const money = (amount: number) =>
      formatMoney({ amount, currency: price.monthly.currency }, language);
    return [
      ...(untimed === courses.length
        ? []
        : [
            text('costs.byMonth', {
              months: subscribed.months,
              monthly: money(price.monthly.amount),
              total: money(subscribed.total),
            }),
          ]),
      ...(untimed === 0 ? [] : [text('costs.untimed', { count: untimed })]),
      ...(isOtherCurrency ? [text('costs.otherCurrency')] : []),
      ...(bought === null ? [] : [text('costs.oneByOne', { total: money(bought) })]),
      ...(way.breakEven === null
        ? []
        : [text('costs.breakEven', { hours: decimal.format(Math.ceil(way.breakEven / 6) / 10) })]),
      ...(cancelBy === null
        ? []
        : [
            text('costs.cheapest', {
              count: cheapest.subscribedIds.length,
              rest: courses.length - cheapest.subscribedIds.length,
              months: cheapest.months,
              total: money(cheapest.total),
              date: date(cancelBy),
            }),
          ]),
      tariff === null
        ? text('costs.own')
        : text('costs.source', { country: tariff.country, date: date(tariff.checked) }),
    ];
  };
}

/** By subscription or one by one, at a tariff with a source or at the price that the reader says. */
export function SubscriptionCost(props: SubscriptionCostProps) {
  const { courses, settings, start, table, onMonthlyPrices } = props;
  const { weeklyHours, monthlyPrices, hours } = settings;
  const text = useTranslate();
  const { count } = useFormatters();
  const sentences = useSentences();
  const [wantsCertificates, setWantsCertificates] = useState(false);
  const reader = {
    country: countryOf(navigator.language),
    weeklyHours,
    start,
    wantsCertificates,
    monthlyPrices,
    hours,
  };
  const ways = subscriptionWays(courses, reader, table, localDay(new Date()));
  return (
    <>
      {ways.length > 0 && (
        <>
          <h3>{text('costs.subscription')}</h3>
          <p>{text('costs.pace', { hours: count(weeklyHours) })}</p>
          <Checkbox
            label={text('costs.wanted')}
            checked={wantsCertificates}
            onChange={() => setWantsCertificates(!wantsCertificates)}
          />
        </>
      )}
      {ways.map((way) => (
        <Note key={way.price.platform} tone="info">
          <b>{platformOf(way.price.platform).name}</b> {sentences(way).join(' ')}
        </Note>
      ))}
      <MonthlyPrices courses={courses} prices={monthlyPrices} onPrices={onMonthlyPrices} />
    </>
  );
}
