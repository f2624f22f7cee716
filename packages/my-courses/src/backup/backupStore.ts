import type { Change, ChangeProblem, OpenRecords, Records } from '@aulario/local-data';
import { isStored } from '../merge/moveStored.ts';
import {
  type BackupKind,
  type BackupRecords,
  type BackupStore,
  backupKinds,
  openBackupStore,
  recordKinds,
  recordsBy,
} from './backupKinds.ts';

/** Everything in the repositories for a file. */
export const recordsOf = (store: BackupStore): BackupRecords =>
  recordsBy((kind) => recordKinds[kind].itemsIn(store));

/**
 * Everything of an owner for a file, read without any screen: what the browser has stored, and what
 * is in this tab's memory alone.
 */
export function storedRecords(records: OpenRecords): BackupRecords {
  const store = openBackupStore(records);
  const all = recordsOf(store);
  for (const { dispose } of Object.values(store)) dispose();
  return all;
}

/** What a restore could store, and what not. */
export interface RestoredBackup {
  readonly stored: BackupRecords;
  readonly unstored: BackupRecords;
  /** Why not everything is stored. */
  readonly problem: 'none' | ChangeProblem;
  /** Removes what was added. */
  readonly undo: () => void;
}

/** Adds the records that `newInBackup` returned to the repositories, at once. */
export function restoreBackup(store: BackupStore, records: BackupRecords): RestoredBackup {
  const before = recordsOf(store);
  const restore = <Kind extends BackupKind>(kind: Kind) =>
    recordKinds[kind].restore(store, records[kind]);
  const undo = <Kind extends BackupKind>(kind: Kind) =>
    recordKinds[kind].undo(store, records[kind], before[kind]);

  const changes = new Map(backupKinds.map((kind) => [kind, restore(kind)]));
  const pick = (isPicked: (change: Change<unknown>) => boolean) =>
    recordsBy((kind) =>
      records[kind].filter((_, index) => {
        const change = changes.get(kind)?.[index];
        return change !== undefined && isPicked(change);
      }),
    );
  const failed = [...changes.values()].flat().find((change) => !isStored(change));
  return {
    stored: pick(isStored),
    unstored: pick((change) => !isStored(change)),
    problem: failed?.problem ?? 'none',
    undo: () => backupKinds.forEach(undo),
  };
}

/**
 * What a restore comes to once the browser has stored or refused it. It takes all that was added in
 * one turn, or nothing of it.
 *
 * @param records - What was restored.
 */
export async function onceStored(
  restored: RestoredBackup,
  records: BackupRecords,
  browser: Pick<Records, 'stored'>,
): Promise<RestoredBackup> {
  const problem = await browser.stored();
  return problem === 'none'
    ? restored
    : { ...restored, stored: recordsBy(() => []), unstored: records, problem };
}
