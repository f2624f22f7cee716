import type { KeptData } from '@aulario/local-data/kept';
import { moveOldRecords, openOldRecords } from '@aulario/local-data/old';
import { planPaths } from '@aulario/my-courses/plan';
import { storedPollPaths } from '@aulario/my-courses/poll';

/** Every collection that earlier releases kept. */
const collections = [
  { name: 'cart' },
  { name: 'lists' },
  { name: 'list-items' },
  { name: 'owned' },
  { name: 'plan', paths: planPaths },
  { name: 'letters', paths: storedPollPaths },
  { name: 'compared' },
  { name: 'followed' },
  { name: 'settings' },
  { name: 'seen' },
  { name: 'searches' },
  { name: 'undone-merges' },
  { name: 'undone-list-merges' },
  { name: 'undone-list-heads' },
  { name: 'undone-owned-merges' },
];

/** See {@link moveOldRecords}. Of two tabs that start together, one moves. */
export async function moveOld(
  storage: Storage,
  kept: KeptData,
  accountId: string | null,
): Promise<void> {
  const move = async () => {
    const from = openOldRecords(storage, accountId);
    await moveOldRecords({ from, kept, accountId, collections });
  };
  // Without locks both may, which leaves each record twice added and once there.
  if (navigator.locks === undefined) await move();
  else await navigator.locks.request('aulario:move', move);
}

/** Removes an owner's records, those that nobody can read included. */
export function eraseOld(storage: Storage, accountId: string | null): void {
  openOldRecords(storage, accountId).erase();
}
