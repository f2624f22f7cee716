import { SiteHeader } from '@aulario/ui';
import { LanguageControl } from '../language/LanguageControl.tsx';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { newsletterId, paths } from '../navigation/paths.ts';

/** The header of the pages that anybody may read. */
export function PublicHeader() {
  const text = useText();
  const lang = useQuotedLang();
  return (
    <SiteHeader
      homeHref={paths.landing}
      homeLabel={text('app.home')}
      navLabel={text('nav.main')}
      skipLabel={text('app.skip')}
      language={<LanguageControl />}
      links={[
        { label: quoted.signUp, href: paths.signup, lang },
        { label: quoted.login, href: paths.login, lang },
        { label: quoted.subscribe, href: `#${newsletterId}`, lang, isAccent: true },
      ]}
    />
  );
}
