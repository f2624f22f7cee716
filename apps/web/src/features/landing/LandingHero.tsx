import { ButtonLink, Hero } from '@aulario/ui';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';
import { PublicHeader } from '../site/PublicHeader.tsx';

export function LandingHero() {
  const text = useText();
  const lang = useQuotedLang();
  const [titleStart, titleMark, titleEnd] = quoted.slogan;
  return (
    <Hero
      header={<PublicHeader />}
      titleStart={titleStart}
      titleMark={titleMark}
      titleEnd={titleEnd}
      titleLang={lang}
      text={text('landing.lead')}
      action={
        <ButtonLink variant="sun" size="big" href={paths.home} lang={lang}>
          {quoted.watch}
        </ButtonLink>
      }
    />
  );
}
