import { type CalendarDay, type Course, priceYears } from '@aulario/course-data';
import { yearsOf } from '@aulario/course-view/course/usePriceView.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type OneOffCost, oneOffCost } from '@aulario/my-courses/costs';
import { CostBars } from './CostBars/CostBars.tsx';
import { type CostSettings, SubscriptionCost } from './SubscriptionCost.tsx';
import { sumText } from './sumText.ts';

export interface TrueCostProps {
  courses: readonly Course[];
  /** The reader's settings: pace, lengths of courses, monthly prices. */
  settings: CostSettings;
  /** The first day of study, 'YYYY-MM-DD'. */
  start: CalendarDay;
  onChange: (said: Partial<CostSettings>) => void;
  /** Whether to show fields for unknown lengths. */
  asksHours?: boolean | undefined;
}

/** The relative heights of the bars, if all sums are in one currency. */
function shareOf(own: OneOffCost, dearest: OneOffCost): number {
  const [sum] = own.sums;
  const [most] = dearest.sums;
  if (sum === undefined) return own.missing === 0 ? 0 : 0.1;
  return most === undefined || dearest.sums.length > 1 ? 1 : sum.amount / most.amount;
}

/** The total costs of courses: bought, with and without certificates, or by subscription. */
export function TrueCost(props: TrueCostProps) {
  const { courses, asksHours = false, ...subscription } = props;
  const text = useTranslate();
  const { language } = useLanguage();
  const count = courses.length;
  if (count === 0) return null;
  const plain = oneOffCost(courses, false);
  const full = oneOffCost(courses, true);
  const bars = [
    {
      amount: sumText(text, plain, count, language),
      label: text('costs.without'),
      share: shareOf(plain, full),
    },
    {
      amount: sumText(text, full, count, language),
      label: text('costs.with'),
      share: shareOf(full, full),
    },
  ] as const;
  const isSame = bars[0].amount === bars[1].amount;
  const years = yearsOf(priceYears(...courses));
  const withoutOne = courses.filter(({ hasCertificate }) => hasCertificate === false).length;

  return (
    <CostBars
      title={text('costs.title')}
      bars={isSame ? [{ ...bars[1], label: text('costs.either') }] : bars}
      notes={[
        ...(plain.missing === 0 ? [] : [text('costs.noPrice', { count: plain.missing })]),
        ...(full.missing === plain.missing
          ? []
          : [text('costs.noCertificatePrice', { count: full.missing - plain.missing })]),
        ...(withoutOne === 0 ? [] : [text('costs.noCertificate', { count: withoutOne })]),
        text('costs.years', { years }),
      ]}
    >
      <SubscriptionCost {...subscription} courses={courses} asksHours={asksHours} />
    </CostBars>
  );
}
