import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';

interface FeedLinksProps {
  /** What stands before the links. */
  label: string;
  /** The address of the feeds in Spanish, without the names of their files. */
  href: string;
}

/** The addresses of a pair of feeds that the build has written. */
export function FeedLinks({ label, href }: FeedLinksProps) {
  const { language } = useLanguage();
  const at = (name: string) => inLanguage(`${href}/${name}`, language);
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
