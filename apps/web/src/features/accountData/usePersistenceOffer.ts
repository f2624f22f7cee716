import { useCart } from '@aulario/course-data/cart';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-data/lists';
import { isRecent } from '@aulario/local-data';
import { useKeptCourses } from '../changes/useKeptCourses.ts';
import { persistenceAnsweredKey } from '../note/noteKeys.ts';
import { useServices } from '../services/Services.tsx';
import { usePersistentStorage } from './usePersistentStorage.ts';

/** Whether to offer persistent storage, and the function that requests it. */
export function usePersistenceOffer() {
  const { storage } = useServices();
  const { state, ask } = usePersistentStorage();
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
  const isOffered = state === 'may-erase' && (hasCourses || hasPlan) && isStored && !isAnswered;
  return { isOffered, ask };
}
