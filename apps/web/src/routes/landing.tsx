import { platformList } from '@aulario/course-data';
import { CategoryNav, FeatureGrid, LandingSection, PartnerNames, PublicFrame } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { useAsyncResult } from '../features/async/useAsyncResult.ts';
import { useCategoryLinks } from '../features/catalogue/browse/useCategoryLinks.ts';
import { LandingCall } from '../features/landing/LandingCall.tsx';
import { LandingHero } from '../features/landing/LandingHero.tsx';
import type { LandingData } from '../features/landing/landingLoader.ts';
import { fixedTexts } from '../features/language/fixedTexts.ts';
import { useTranslate } from '../features/language/useTranslate.ts';
import { categoryHref } from '../features/navigation/categoryHref.ts';
import { publicShell } from '../features/navigation/shellPaths.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { PublicFooter } from '../features/site/PublicFooter.tsx';

const rooms = ['search', 'cart', 'category', 'price', 'address', 'trackers'] as const;

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
