/** Seeded pseudo-random numbers. */
export interface Random {
  /** Returns a number in [0, 1). */
  next: () => number;
  /** Returns an integer in [0, count). */
  below: (count: number) => number;
  isChance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Favours early items with a frequency of about 1/rank, as words and subjects are used. */
  pickEarly: <Item>(items: readonly Item[]) => Item;
}

/** Combines seeds, so that each course and each query has its own sequence. */
export function mixSeeds(...seeds: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ seed ^ Math.floor(seed / 0x1_0000_0000), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** Returns the sequence of a seed (mulberry32: fast, and good enough for test data). */
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

/** Picks an item by weight: `[['es', 30], ['en', 55]]`. */
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
