import { platformList } from '@aulario/course-data';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { ButtonLink, CategoryNav, display, Link, PublicFrame } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryLinks } from '../catalogue/browse/useCategoryLinks.ts';
import { PublicFooter } from '../site/PublicFooter.tsx';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { FeatureGrid } from './FeatureGrid/FeatureGrid.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingSection } from './LandingSection/LandingSection.tsx';
import type { LandingData } from './landingLoader.ts';
import { PartnerNames } from './PartnerNames/PartnerNames.tsx';

const PlainLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  font: 600 1.1875rem / 1 ${display};
`;

/** Asks a visitor to sign up, and leads who seems to be signed in to the dashboard. */
function LandingCall() {
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

const rooms = ['route', 'compare', 'plan', 'cost', 'vote', 'free'] as const;

export function Component() {
  const text = useTranslate();
  const result = useAsyncResult(useLoaderData<LandingData>().result);
  const catalogue = result?.status === 'found' ? result.value : null;
  const categoryLinks = useCategoryLinks((category) => categoryHref(publicShell, category));
  usePageTitle(fixedTexts.slogan.join(' '));

  return (
    <PublicFrame>
      <LandingHero catalogue={catalogue} />
      <main id="content" tabIndex={-1}>
        <PartnerNames
          label={text('landing.partners')}
          names={(catalogue?.platforms ?? platformList()).map(({ name }) => name)}
        />
        <LandingSection title={text('landing.goalTitle')} text={text('landing.goalText')}>
          <ButtonLink size="big" href={paths.publicRoute}>
            {text('landing.goalStart')}
          </ButtonLink>
        </LandingSection>
        <LandingSection title={text('landing.corridorTitle')}>
          <CategoryNav label={text('landing.corridorLabel')} items={categoryLinks} />
        </LandingSection>
        <LandingSection title={text('landing.planTitle')} text={text('landing.planText')}>
          <FeatureGrid
            rooms={rooms.map((room) => ({
              title: text(`landing.room.${room}.title`),
              text: text(`landing.room.${room}.text`),
            }))}
          />
        </LandingSection>
        <LandingCall />
      </main>
      <PublicFooter />
    </PublicFrame>
  );
}
