import type { OpenRecords } from '../records.ts';
import { textCodec } from '../textCodec.ts';
import type { KeptData } from './keepRecords.ts';

export interface MoveOptions {
  /** The owner's records of earlier releases, in `localStorage`. */
  readonly from: OpenRecords;
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
export async function moveOldRecords(options: MoveOptions): Promise<number> {
  const { from, kept, accountId, collections } = options;
  const to = accountId === null ? kept.visitor : kept.account(accountId);
  await to.loaded;
  const moved = collections.map(({ name, paths }) => {
    const old = from.open(name, textCodec, { isBackground: true });
    const texts = [...old.getSnapshot().items];
    to.open(name, textCodec, { isBackground: true, ...(paths && { paths }) }).changeAll(
      texts.map(([key, text]) => [key, () => text]),
    );
    return { old, texts };
  });
  const count = moved.reduce((sum, { texts }) => sum + texts.length, 0);
  if (count === 0) return 0;
  await kept.settle();
  if (kept.isRefused()) return 0;
  for (const { old, texts } of moved) {
    // Another tab may have written since: that is moved at the next start.
    old.changeAll(texts.map(([key, text]) => [key, (now) => (now === text ? null : now)]));
    old.dispose();
  }
  return count;
}
