import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { ButtonLink, display, Link } from '@aulario/ui';
import styled from 'styled-components';
import { CallToAction } from './CallToAction/CallToAction.tsx';

const PlainLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  font: 600 1.1875rem / 1 ${display};
`;

/** Asks a visitor to sign up, and leads who seems to be signed in to the dashboard. */
export function LandingCall() {
  const text = useTranslate();
  const lang = useFixedTextsLang();
  const isVisitor = useSessionHint() === null;
  const title = text('landing.ctaTitle');
  if (!isVisitor) {
    return (
      <CallToAction
        title={title}
        text={text('landing.ctaTextInside')}
        actions={
          <ButtonLink variant="ink" size="big" href={paths.home}>
            {text('nav.dashboard')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <CallToAction
      title={title}
      text={text('landing.ctaText')}
      actions={
        <>
          <ButtonLink variant="ink" size="big" href={paths.signup} lang={lang}>
            {fixedTexts.getStartedNow}
          </ButtonLink>
          <PlainLink href={paths.authSignUp} lang={lang}>
            {fixedTexts.getStarted}
          </PlainLink>
        </>
      }
      note={fixedTexts.noCard}
      noteLang={lang}
    />
  );
}
