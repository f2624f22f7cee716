import type { SessionHint } from '@aulario/auth';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LanguageControl } from '@aulario/frame/navigation/address/LanguageControl.tsx';
import { newsletterId, paths } from '@aulario/frame/navigation/paths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { AvatarLink } from '@aulario/frame/session/AvatarLink.tsx';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { SiteHeader } from './SiteHeader/SiteHeader.tsx';

function useLinks(hint: SessionHint | null) {
  const text = useTranslate();
  const lang = useFixedTextsLang();
  const { newsletter } = useServices();
  const courses = { label: text('nav.courses'), href: paths.courses };
  if (hint !== null) {
    return [
      courses,
      { label: text('nav.cart'), href: paths.cart },
      { label: text('nav.dashboard'), href: paths.home },
    ];
  }
  return [
    courses,
    { label: text('nav.cart'), href: paths.publicCart },
    { label: fixedTexts.signUp, href: paths.signup, lang },
    { label: fixedTexts.login, href: paths.login, lang },
    // Leads to how to follow Aulario where no newsletter is configured.
    {
      label: fixedTexts.subscribe,
      href: `#${newsletterId}`,
      lang,
      isAccent: newsletter !== null,
    },
  ];
}

/** The landing page's header; it adapts to a visitor who seems to be signed in. */
export function LandingHeader() {
  const text = useTranslate();
  const hint = useSessionHint();
  const avatarName = hint?.name || hint?.email || '';
  return (
    <SiteHeader
      homeHref={paths.landing}
      homeLabel={text('app.home')}
      navLabel={text('nav.main')}
      skipLabel={text('app.skip')}
      language={<LanguageControl />}
      account={avatarName !== '' && <AvatarLink name={avatarName} />}
      links={useLinks(hint)}
    />
  );
}
