/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from 0 up to, not including, `count`. */
  below: (count: number) => number;
  isChance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Favours what stands early in the list, as words and subjects are used: nearly 1/rank. */
  pickEarly: <Item>(items: readonly Item[]) => Item;
}

/** Joins seeds, so that each course, and each query, has a sequence of its own. */
export function mixSeeds(...seeds: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ seed ^ Math.floor(seed / 0x1_0000_0000), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** The sequence of a seed (mulberry32: one multiplication chain, good enough for made-up data). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (count: number) => Math.floor(next() * count);
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  return {
    next,
    below,
    isChance: (probability) => next() < probability,
    pick: (items) => at(items, below(items.length)),
    pickEarly: (items) => at(items, Math.floor((items.length + 1) ** next()) - 1),
  };
}

/** Picks by weight: `[['es', 30], ['en', 55]]`. */
export function pickWeighted<Item>(
  random: Random,
  weighted: readonly (readonly [Item, number])[],
): Item {
  let left = random.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of weighted) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError('Nothing to pick from');
}
