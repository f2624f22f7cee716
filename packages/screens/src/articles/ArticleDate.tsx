import type { CalendarDay } from '@aulario/course-data';
import { useDates } from '@aulario/frame/language/useDates.ts';

/** '22 de noviembre de 2026'. */
export function ArticleDate({ date }: { date: CalendarDay }) {
  return <time dateTime={date}>{useDates()(date)}</time>;
}
