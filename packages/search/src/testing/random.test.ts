import { describe, expect, it } from 'vitest';
import { createRandom, mixSeeds, pickWeighted } from './random.ts';

const many = <Item>(draw: () => Item) => Array.from({ length: 4000 }, draw);

describe('a random sequence', () => {
  it('is the same for the same seed, and evenly spread', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return many(random.next);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const mean = draw(7).reduce((sum, number) => sum + number, 0) / 4000;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.52);
    expect(Math.min(...draw(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draw(7))).toBeLessThan(1);
  });

  it('picks every item, early ones more often', () => {
    const random = createRandom(1);
    const picked = many(() => random.pickEarly(['a', 'b', 'c', 'd']));
    const counts = ['a', 'b', 'c', 'd'].map((item) => picked.filter((one) => one === item).length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBeGreaterThan(300);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('picks by weight', () => {
    const random = createRandom(1);
    const picked = many(() =>
      pickWeighted(random, [
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    );
    const seldom = picked.filter((item) => item === 'seldom').length;
    expect(seldom).toBeGreaterThan(300);
    expect(seldom).toBeLessThan(500);
    expect(picked).not.toContain('never');
  });
});

it('mixes seeds so that their order and every bit matter', () => {
  const mixed = [[1, 2], [2, 1], [1], [1, 2, 0], [1, 0x1_0000_0002]].map((seeds) =>
    mixSeeds(...seeds),
  );
  expect(new Set(mixed).size).toBe(5);
});
