import type { KeptData } from '@aulario/local-data/kept';
import { createLife, type Life, type TestBrowser } from '@aulario/local-data/testing';
import type { MergedItems } from '../../merge/visitorMerge.ts';
import type { CartEntry } from '../cartEntry.ts';
import type { CartRepository } from '../cartRepository.ts';
import { createVisitorCartMerge } from '../visitorCartMerge.ts';
import { openCart } from './openCart.ts';

/** The parts of the product that a history runs; a control replaces one with a faulty version. */
export interface Parts {
  readonly openPage: (browser: TestBrowser, life: Life) => KeptData;
  readonly createMerge: typeof createVisitorCartMerge;
}

export const soundParts: Parts = {
  openPage: (browser, life) => browser.openPage(life.disk),
  createMerge: createVisitorCartMerge,
};

/** A tab of the product: the cart of the account that it knows to be signed in, or the visitor's. */
export class SessionTab {
  readonly life: Life;
  readonly page: KeptData;
  readonly removed: CartEntry[] = [];
  owner: string | null = null;
  cart: CartRepository;
  readonly #parts: Parts;
  readonly #now: () => number;
  #merge: ReturnType<typeof createVisitorCartMerge> | null = null;
  #merged: MergedItems<CartEntry> = { moved: [], unstored: [] };

  constructor(browser: TestBrowser, parts: Parts, now: () => number, takesEffect: () => boolean) {
    this.#parts = parts;
    this.#now = now;
    this.life = createLife(takesEffect);
    this.page = parts.openPage(browser, this.life);
    this.cart = this.#open(null);
  }

  #open(owner: string | null): CartRepository {
    const cart = openCart(this.page, owner, this.#now);
    cart.subscribe(() => cart.getSnapshot());
    return cart;
  }

  /** Tells the tab who is signed in; the visitor's courses then move to the account. */
  hear(owner: string | null): void {
    if (owner === this.owner) return;
    this.cart.dispose();
    this.removed.length = 0;
    this.#merged = { moved: [], unstored: [] };
    this.owner = owner;
    this.cart = this.#open(owner);
    if (owner === null) return;
    this.#merge = this.#parts.createMerge(this.page.visitor, this.cart, this.#now);
    this.#merged = this.#merge.run();
  }

  undoMerge(): void {
    if (this.owner !== null) this.#merge?.undo(this.#merged);
    this.#merged = { moved: [], unstored: [] };
  }

  /** Resolves once what was done is stored or refused, or the tab is dead. */
  async settle(): Promise<void> {
    await Promise.race([this.page.settle(), this.life.death]);
  }

  shown(): readonly string[] {
    return this.cart.getSnapshot().entries.map(({ course }) => course.id);
  }
}
