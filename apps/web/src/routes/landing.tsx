import { platforms } from '@aulario/course-data';
import { CategoryCorridor, FloorPlan, LandingSection, PartnerNames } from '@aulario/ui';
import { categoryHref } from '../features/catalogue/browse/categoryHref.ts';
import { useCategoryDoors } from '../features/catalogue/useCategoryDoors.ts';
import { LandingCall } from '../features/landing/LandingCall.tsx';
import { LandingHero } from '../features/landing/LandingHero.tsx';
import { quoted } from '../features/language/quoted.ts';
import { useText } from '../features/language/useText.ts';
import { usePage } from '../features/navigation/usePage.ts';
import { PublicFooter } from '../features/site/PublicFooter.tsx';

const rooms = ['search', 'cart', 'category', 'price', 'address', 'trackers'] as const;

export function Component() {
  const text = useText();
  const doors = useCategoryDoors(categoryHref);
  usePage(quoted.slogan.join(' '));

  return (
    <>
      <LandingHero />
      <main id="content" tabIndex={-1}>
        <PartnerNames
          label={text('landing.partners')}
          names={Object.values(platforms).map(({ name }) => name)}
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
