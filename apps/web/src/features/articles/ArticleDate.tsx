import { dateFormat } from '../language/intlFormats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** '22 de noviembre de 2026'. */
export function ArticleDate({ date }: { date: string }) {
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
