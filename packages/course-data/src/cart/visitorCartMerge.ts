import { type Records, textCodec } from '@aulario/local-data';
import type { CartEntry } from './cartEntry.ts';
import { type CartRepository, createCartRepository } from './cartRepository.ts';

/** Brings what somebody put into the cart before signing in to the account. */
export interface VisitorCartMerge {
  /**
   * Moves the visitor's courses into the account's cart and returns those that are new there. A
   * course leaves the visitor's cart only once it is stored in the other, so that a tab that ends
   * in between loses nothing; doing it twice, here or in another tab, changes nothing.
   */
  run(): readonly CartEntry[];
  /** Gives courses back to the visitor, whose they stay: they are not moved again. */
  undo(brought: readonly CartEntry[]): void;
  /** Calls the listener when another tab changes the visitor's cart. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** @param visitor - What the browser keeps of the visitor. */
export function createVisitorCartMerge(
  visitor: Records,
  account: CartRepository,
  now: () => number = Date.now,
): VisitorCartMerge {
  const cart = createCartRepository({ records: visitor, now });
  const undone = visitor.open('undone-merges', textCodec);

  /** A course added again after an undo is moved again. */
  const isUndone = ({ course, addedAt }: CartEntry) =>
    Number(undone.getSnapshot().items.get(course.id) ?? -1) >= addedAt;

  return {
    run() {
      const entries = cart.getSnapshot().entries.filter((entry) => !isUndone(entry));
      const brought = entries.filter(({ course }) => !account.has(course.id));
      for (const entry of entries) {
        account.restore([entry]);
        if (account.getSnapshot().problem === 'none') cart.clear([entry.course.id]);
      }
      return brought;
    },
    undo(brought) {
      const time = String(now());
      undone.changeAll(brought.map(({ course }) => [course.id, () => time]));
      cart.restore(brought);
      if (cart.getSnapshot().problem !== 'none') return;
      account.clear(brought.map(({ course }) => course.id));
    },
    subscribe: cart.subscribe,
    dispose() {
      cart.dispose();
      undone.dispose();
    },
  };
}
