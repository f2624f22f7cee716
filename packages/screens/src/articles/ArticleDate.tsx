import type { CalendarDay } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';

/** '22 de noviembre de 2026'. */
export function ArticleDate({ date }: { date: CalendarDay }) {
  return <time dateTime={date}>{useFormatters().date(date)}</time>;
}
