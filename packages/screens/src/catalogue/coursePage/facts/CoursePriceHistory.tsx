import type { PriceHistory } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseSection } from '../CoursePage/CourseSection.tsx';
import { FactList } from '../CoursePage/FactList.tsx';

/** The price history that Aulario recorded, and its start; names gaps in the record. */
export function CoursePriceHistory({ history }: { history: PriceHistory }) {
  const text = useTranslate();
  const { date, money } = useFormatters();
  const { since, unbrokenSince, lowest, lowest30Days, changed } = history;
  const rows = [
    { label: text('course.price.lowest'), value: money(lowest) },
    {
      label: text('course.price.lowest30Days'),
      value: lowest30Days === null ? text('course.price.noLowest30Days') : money(lowest30Days),
    },
    {
      label: text('course.price.changed'),
      value: changed === null ? text('course.price.unchanged') : date(changed),
    },
    {
      label: text('course.price.since'),
      value:
        since === unbrokenSince
          ? date(since)
          : text('course.price.gap', { since: date(since), unbroken: date(unbrokenSince) }),
    },
  ];
  return (
    <CourseSection title={text('course.price')}>
      <FactList rows={rows} />
    </CourseSection>
  );
}
