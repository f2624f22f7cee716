import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { FooterLinks } from './FooterLinks/FooterLinks.tsx';

/** Links from every screen of the dashboard to pages that are not in its navigation. */
export function ShellLinks() {
  const text = useTranslate();
  return (
    <FooterLinks
      label={text('nav.more')}
      links={[
        { label: text('nav.categories'), href: paths.categories },
        { label: text('nav.help'), href: paths.docs },
        { label: text('nav.contact'), href: paths.contact },
        { label: text('nav.legal'), href: paths.legal },
      ]}
    />
  );
}
