import type { KeptData } from '../kept/keepRecords.ts';
import { textCodec } from '../textCodec.ts';
import type { OldRecords } from './oldRecords.ts';

/** What to move, and whose it is. */
export interface OldMove {
  readonly from: OldRecords;
  readonly kept: KeptData;
  /** Null for the visitor. */
  readonly accountId: string | null;
  /** The collections to move, with the paths with which their stores open them. */
  readonly collections: readonly { readonly name: string; readonly paths?: readonly string[] }[];
}

/**
 * Moves the records of earlier releases to where they are kept now. Each is removed from
 * `localStorage` once it is stored; one that cannot be read stays there. Call it at every start: a tab
 * of an earlier release may still write, and what it wrote last is an edit of what is kept. Resolves
 * with the number of moved records.
 */
export async function moveOldRecords(move: OldMove): Promise<number> {
  const { from, kept, accountId, collections } = move;
  const to = accountId === null ? kept.visitor : kept.account(accountId);
  await to.loaded;
  const moved = collections.flatMap(({ name, paths }) => {
    const records = from.read(name);
    to.open(name, textCodec, { isBackground: true, ...(paths && { paths }) }).changeAll(
      records.map((record) => [record.name, () => record.text]),
    );
    return records;
  });
  if (moved.length === 0) return 0;
  await kept.settle();
  if (kept.isRefused()) return 0;
  // Another tab may have written since: that is moved at the next start.
  from.remove(moved);
  return moved.length;
}
