import type { CategoryId } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { newsHref } from '@aulario/frame/navigation/newsHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';

interface NewsFeedsProps {
  /** What stands before the links. */
  label: string;
  /** Null for all. */
  category: CategoryId | null;
}

/** The addresses of the feeds that the build has written. */
export function NewsFeeds({ label, category }: NewsFeedsProps) {
  const { language } = useLanguage();
  const at = (name: string) => inLanguage(`${newsHref(publicShell, category)}/${name}`, language);
  return (
    <p>
      <span>{label}</span>{' '}
      <a href={at('feed.xml')} type="application/atom+xml">
        Atom
      </a>
      <span> · </span>
      <a href={at('feed.json')} type="application/feed+json">
        JSON Feed
      </a>
    </p>
  );
}
