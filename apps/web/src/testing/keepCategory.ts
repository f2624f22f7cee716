import { type CategoryId, savePreferredCategory } from '@aulario/course-data';
import { browserOf } from './browserOf.ts';
import { testAccount } from './testAccount.ts';

/** Saves Lucía's category as an earlier visit would have done. */
export function keepCategory(category: CategoryId, storage: Storage = localStorage): void {
  savePreferredCategory({ localData: browserOf(storage).page, storage }, testAccount.id, category);
}
