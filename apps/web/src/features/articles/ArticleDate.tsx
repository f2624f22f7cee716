import { useDates } from '../language/useDates.ts';

/** '22 de noviembre de 2026'. */
export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{useDates()(date)}</time>;
}
