import { type CategoryId, savePreferredCategory } from '@aulario/course-data';
import { createLocalData } from '@aulario/local-data';
import { testAccount } from './testAccount.ts';

/** Saves Lucía's category as an earlier visit would have done. */
export function keepCategory(category: CategoryId, storage: Storage = localStorage): void {
  savePreferredCategory(
    { localData: createLocalData({ storage }), storage },
    testAccount.id,
    category,
  );
}
