import { type CalendarDay, type Course, platformOf, totalHours } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type SubscriptionOption, subscriptionOptions } from '@aulario/my-courses/costs';
import type { PlanSettings } from '@aulario/my-courses/plan';
import { Checkbox, Note, space } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CourseHoursField } from './CourseHoursField.tsx';
import { MonthlyPrices } from './MonthlyPrices.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[6]};
  align-items: end;

  @media print { display: none; }
`;

interface MissingHoursProps {
  courses: readonly Course[];
  hours: PlanSettings['hours'];
  onHours: (hours: PlanSettings['hours']) => void;
}

/** Fields for the unknown lengths of courses, without which no month can be counted. */
function MissingHours({ courses, hours, onHours }: MissingHoursProps) {
  const text = useTranslate();
  const missing = courses.filter((course) => totalHours(course) === null);
  if (missing.length === 0) return null;
  return (
    <>
      <p>{text('hours.lead')}</p>
      <Fields>
        {missing.map((course) => (
          <CourseHoursField key={course.id} course={course} hours={hours} onHours={onHours} />
        ))}
      </Fields>
    </>
  );
}

/** The settings of the plan that affect costs. */
export type CostSettings = Pick<PlanSettings, 'weeklyHours' | 'monthlyPrices' | 'hours'>;

interface SubscriptionCostProps {
  courses: readonly Course[];
  /** The reader's settings. */
  settings: CostSettings;
  start: CalendarDay;
  onChange: (said: Partial<CostSettings>) => void;
  /** Whether to show fields for unknown lengths. */
  asksHours: boolean;
}

function useSentences() {
  const text = useTranslate();
  const format = useFormatters();
  return (way: SubscriptionOption) => {
    const { price, courses, untimed, uncertified, subscribed, bought } = way;
    const { breakEven, cheapest, cancelBy } = way;
    const money = (amount: number) => format.money({ amount, currency: price.monthly.currency });
    return [
      subscribed.months > 0 &&
        text('costs.byMonth', {
          months: subscribed.months,
          monthly: money(price.monthly.amount),
          total: money(subscribed.total),
        }),
      untimed > 0 && text('costs.untimed', { count: untimed }),
      uncertified > 0 && text('costs.uncertified', { count: uncertified }),
      way.hasOtherCurrency && text('costs.otherCurrency'),
      bought !== null && text('costs.oneByOne', { total: money(bought) }),
      breakEven !== null &&
        text('costs.breakEven', { hours: format.decimal(Math.ceil(breakEven / 6) / 10) }),
      cancelBy !== null &&
        text(cheapest.isExact ? 'costs.cheapest' : 'costs.cheapestFound', {
          count: cheapest.subscribedIds.length,
          rest: courses.length - cheapest.subscribedIds.length,
          months: cheapest.months,
          total: money(cheapest.total),
          date: format.date(cancelBy),
        }),
      text('costs.own'),
    ].filter((sentence) => sentence !== false);
  };
}

/** Compares subscriptions with buying, by the monthly prices that the reader entered. */
export function SubscriptionCost(props: SubscriptionCostProps) {
  const { courses, settings, start, onChange, asksHours } = props;
  const { weeklyHours, monthlyPrices, hours } = settings;
  const text = useTranslate();
  const { count } = useFormatters();
  const sentences = useSentences();
  const [wantsCertificates, setWantsCertificates] = useState(false);
  const reader = { weeklyHours, start, wantsCertificates, monthlyPrices, hours };
  const ways = subscriptionOptions(courses, reader);
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
          <b>{platformOf(way.price.platform).name}</b> <span>{sentences(way).join(' ')}</span>
        </Note>
      ))}
      {asksHours && (
        <MissingHours
          courses={ways.flatMap((way) => way.courses)}
          hours={hours}
          onHours={(said) => onChange({ hours: said })}
        />
      )}
      <MonthlyPrices
        courses={courses}
        prices={monthlyPrices}
        onPrices={(prices) => onChange({ monthlyPrices: prices })}
      />
    </>
  );
}
