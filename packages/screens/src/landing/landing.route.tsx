import { platformList } from '@aulario/course-data';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import {
  ButtonLink,
  CategoryNav,
  CourseStrip,
  type CourseStripProps,
  display,
  Link,
  PublicFrame,
} from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { useCategoryLinks } from '../catalogue/browse/useCategoryLinks.ts';
import { LandingHeader } from '../site/LandingHeader.tsx';
import { PlainSearch } from '../site/PlainSearch.tsx';
import { PublicFooter } from '../site/PublicFooter.tsx';
import { useStripCourses } from '../site/useStripCourses.ts';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { FeatureGrid } from './FeatureGrid/FeatureGrid.tsx';
import { Hero } from './Hero/Hero.tsx';
import { LandingSection } from './LandingSection/LandingSection.tsx';
import { type LandingCatalogue, type LandingData, stripSize } from './landingLoader.ts';
import { PartnerNames } from './PartnerNames/PartnerNames.tsx';

/** The strip of courses below the slogan; null when the catalogue cannot fill it. */
function useLandingStrip(catalogue: LandingCatalogue | null): CourseStripProps | null {
  const text = useTranslate();
  const { count } = useFormatters();
  const courses = useStripCourses(catalogue?.courses ?? []);
  if (catalogue === null || courses.length < stripSize) return null;
  return {
    title: text('landing.stripTitle', { total: count(catalogue.total) }),
    more: { label: text('landing.stripMore'), href: paths.courses },
    courses,
  };
}

/** The slogan, the search, and the size of the catalogue; null while unknown. */
function LandingHero({ catalogue }: { catalogue: LandingCatalogue | null }) {
  const text = useTranslate();
  const lang = useFixedTextsLang();
  const { count } = useFormatters();
  const strip = useLandingStrip(catalogue);
  const [titleStart, titleMark, titleEnd] = fixedTexts.slogan;
  return (
    <Hero
      header={<LandingHeader />}
      titleStart={titleStart}
      titleMark={titleMark}
      titleEnd={titleEnd}
      titleLang={lang}
      text={
        catalogue === null
          ? text('landing.lead')
          : text('landing.leadCounted', {
              total: count(catalogue.total),
              platforms: catalogue.platforms.length,
            })
      }
      action={
        <PlainSearch
          placeholder={text('landing.searchExample')}
          submitLabel={fixedTexts.watch}
          submitLang={lang}
        />
      }
      strip={strip === null ? undefined : <CourseStrip {...strip} />}
    />
  );
}

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
  const catalogue = foundIn(useAsyncResult(useLoaderData<LandingData>().result));
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
