import { cachedLatest } from '@aulario/course-data/records';
import type { Collection, CollectionSnapshot, Store } from '@aulario/local-data';

/** A collection as its readers see it: the view of its content, made once for each content. */
export function viewOf<T, View>(
  items: Collection<T>,
  view: (stored: CollectionSnapshot<T>) => View,
): Store<View> {
  const viewOfStored = cachedLatest(view);
  return {
    getSnapshot: () => viewOfStored(items.getSnapshot()),
    subscribe: items.subscribe,
    dispose: items.dispose,
  };
}
