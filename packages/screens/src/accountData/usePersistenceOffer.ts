import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { persistenceAnsweredKey } from '@aulario/frame/note/noteKeys.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useIsHereAlone } from '@aulario/frame/services/useIsHereAlone.ts';
import { isRecent } from '@aulario/local-data';
import { usePersistentStorage } from './usePersistentStorage.ts';

/** Whether to offer persistent storage, and the function that requests it. */
export function usePersistenceOffer() {
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
