import { formatAgo } from '@aulario/frame/language/formatAgo.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useNow } from './useNow.ts';

/** How long ago the link of a course was opened, and what to do once it is owned. */
export function OpenedNote({ openedAt }: { openedAt: number }) {
  const text = useTranslate();
  const { language } = useLanguage();
  return <span>{text('checkout.opened', { ago: formatAgo(useNow() - openedAt, language) })}</span>;
}
