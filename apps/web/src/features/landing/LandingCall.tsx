import { ButtonLink, CallToAction, display, Link } from '@aulario/ui';
import styled from 'styled-components';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';

const PlainLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  font: 600 19px / 1 ${display};
`;

export function LandingCall() {
  const text = useText();
  const lang = useQuotedLang();
  return (
    <CallToAction
      title={text('landing.ctaTitle')}
      text={text('landing.ctaText')}
      actions={
        <>
          <ButtonLink variant="ink" size="big" href={paths.signup} lang={lang}>
            {quoted.getStartedNow}
          </ButtonLink>
          <PlainLink href={paths.authSignUp} lang={lang}>
            {quoted.getStarted}
          </PlainLink>
        </>
      }
      note={quoted.noCard}
      noteLang={lang}
    />
  );
}
