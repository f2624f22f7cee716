import { formatMoney, type PriceHistory } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useDates } from '@aulario/frame/language/useDates.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseSection } from '../CoursePage/CourseSection.tsx';
import { FactList } from '../CoursePage/FactList.tsx';

/** The price history that Aulario recorded, and its start; names gaps in the record. */
export function CoursePriceHistory({ history }: { history: PriceHistory }) {
  const text = useTranslate();
  const date = useDates();
  const { language } = useLanguage();
  const { since, unbrokenSince, lowest, lowest30Days, changed } = history;
  const rows = [
    { label: text('course.price.lowest'), value: formatMoney(lowest, language) },
    {
      label: text('course.price.lowest30Days'),
      value:
        lowest30Days === null
          ? text('course.price.noLowest30Days')
          : formatMoney(lowest30Days, language),
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
