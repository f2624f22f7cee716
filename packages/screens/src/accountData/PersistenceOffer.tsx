import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { DismissibleBanner } from '@aulario/frame/note/DismissibleBanner.tsx';
import { persistenceAnsweredKey } from '@aulario/frame/note/noteKeys.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useIsHereAlone } from '@aulario/frame/services/useSyncState.ts';
import { isRecent } from '@aulario/local-data';
import { BannerDetail, BannerText, Button, space, useToast } from '@aulario/ui';
import styled from 'styled-components';
import { usePersistentStorage } from './usePersistentStorage.ts';

/** Whether to offer persistent storage, and the function that requests it. */
function usePersistenceOffer() {
  const { storage } = useServices();
  const { state, ask } = usePersistentStorage();
  const isHereAlone = useIsHereAlone();
  const hasCourses = useKeptCourses().length > 0;
  const plan = usePlanSettings();
  const hasPlan = plan.settings !== null;
  // Without a writable storage nothing is stored.
  const kept = [useCart(), useLists(), useOwned(), plan];
  const isStored = kept.every(({ problem }) => problem === 'none');
  const isAnswered = isRecent(
    storage,
    persistenceAnsweredKey,
    Number.POSITIVE_INFINITY,
    Date.now(),
  );
  const isNeeded = isHereAlone && (hasCourses || hasPlan);
  const isOffered = state === 'may-erase' && isNeeded && isStored && !isAnswered;
  return { isOffered, ask };
}

const Root = styled.div`
  margin-top: ${space[7]};
`;

/** The screens that show the offer: those of stored data. */
const keptPaths: readonly string[] = [
  paths.cart,
  paths.publicCart,
  paths.lists,
  paths.publicLists,
  paths.myCourses,
  paths.plan,
  paths.publicPlan,
];

function Offer() {
  const text = useTranslate();
  const toast = useToast();
  const { isOffered, ask } = usePersistenceOffer();
  if (!isOffered) return null;

  const answer = async () => {
    const isKept = await ask();
    toast({ message: () => text(isKept ? 'keep.promised' : 'keep.refused') });
  };

  return (
    <Root>
      <DismissibleBanner label={text('keep.label')} dismissedKey={persistenceAnsweredKey}>
        <BannerText>
          <span>{text('keep.text')}</span>
          <BannerDetail>{text('keep.more')}</BannerDetail>
        </BannerText>
        <Button variant="quiet" onClick={() => void answer()}>
          {text('keep.ask')}
        </Button>
      </DismissibleBanner>
    </Root>
  );
}

/**
 * Offers to request persistent storage, until the reader has answered once. Stands below the screen's
 * content, which must not move when the browser has answered whether the storage is persistent.
 */
export function PersistenceOffer() {
  return keptPaths.includes(useScreenPath()) ? <Offer /> : null;
}
