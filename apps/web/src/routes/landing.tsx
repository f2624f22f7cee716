import { platformList } from '@aulario/course-data';
import { CategoryCorridor, FloorPlan, LandingSection, PartnerNames } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { useCategoryDoors } from '../features/catalogue/useCategoryDoors.ts';
import { useOutcome } from '../features/catalogue/useOutcome.ts';
import { LandingCall } from '../features/landing/LandingCall.tsx';
import { LandingHero } from '../features/landing/LandingHero.tsx';
import type { LandingData } from '../features/landing/landingLoader.ts';
import { quoted } from '../features/language/quoted.ts';
import { useText } from '../features/language/useText.ts';
import { categoryHref } from '../features/navigation/categoryHref.ts';
import { publicShell } from '../features/navigation/shellPaths.ts';
import { usePage } from '../features/navigation/usePage.ts';
import { PublicFooter } from '../features/site/PublicFooter.tsx';

const rooms = ['search', 'cart', 'category', 'price', 'address', 'trackers'] as const;

export function Component() {
  const text = useText();
  const outcome = useOutcome(useLoaderData<LandingData>().outcome);
  const catalogue = outcome?.status === 'found' ? outcome.value : null;
  const doors = useCategoryDoors((category) => categoryHref(publicShell, category));
  usePage(quoted.slogan.join(' '));

  return (
    <>
      <LandingHero catalogue={catalogue} />
      <main id="content" tabIndex={-1}>
        <PartnerNames
          label={text('landing.partners')}
          names={(catalogue?.platforms ?? platformList()).map(({ name }) => name)}
        />
        <LandingSection title={text('landing.corridorTitle')}>
          <CategoryCorridor label={text('landing.corridorLabel')} doors={doors} />
        </LandingSection>
        <LandingSection title={text('landing.planTitle')} text={text('landing.planText')}>
          <FloorPlan
            rooms={rooms.map((room) => ({
              title: text(`landing.room.${room}.title`),
              text: text(`landing.room.${room}.text`),
            }))}
          />
        </LandingSection>
        <LandingCall />
      </main>
      <PublicFooter />
    </>
  );
}
