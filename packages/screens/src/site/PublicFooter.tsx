import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { newsletterId, paths } from '@aulario/frame/navigation/paths.ts';
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';

interface PublicFooterProps {
  /** Whether it is one line to open, below the screens of the catalogue. */
  isFolded?: boolean | undefined;
}

/** The footer of public pages. */
export function PublicFooter({ isFolded = false }: PublicFooterProps) {
  const text = useTranslate();
  const lang = useFixedTextsLang();
  return (
    <SiteFooter
      homeHref={paths.landing}
      homeLabel={text('app.home')}
      navLabel={text('nav.footer')}
      line={text('nav.footerLine')}
      foldLabel={isFolded ? text('nav.aboutAulario') : undefined}
      newsletter={
        <div id={newsletterId} tabIndex={-1}>
          <NewsletterBox />
        </div>
      }
      columns={[
        [
          { label: text('nav.courses'), href: paths.courses },
          { label: text('nav.categories'), href: paths.publicCategories },
          { label: text('nav.routes'), href: paths.publicRoute },
          { label: text('nav.news'), href: paths.publicNews },
          { label: text('nav.lists'), href: paths.publicLists },
        ],
        [
          { label: text('nav.blog'), href: paths.blog },
          { label: text('nav.contact'), href: paths.contact },
          { label: text('nav.teach'), href: paths.teach },
          { label: text('nav.docs'), href: paths.docs },
        ],
        [
          { label: fixedTexts.about, href: paths.about, lang },
          { label: fixedTexts.legal, href: paths.legal, lang },
          { label: fixedTexts.product, href: paths.product, lang },
        ],
      ]}
    />
  );
}
