import { beforeAll, describe, expect, it } from 'vitest';
import { askIndex } from './engine.ts';
import { generateKnownItems, queryKinds } from './generateKnownItems.ts';
import { type Judgement, judge } from './judge.ts';
import { judgedCourses, judgingSeeds } from './judgedCourses.ts';

const perKind = 170;

/** The minimum shares. A single kind may be worse than all together, within limits. */
const floors = { first: 0.95, amongFive: 0.99, kindFirst: 0.85, kindAmongFive: 0.96 };

let judgement: Judgement;

// The judging seeds: neither these courses nor these queries were looked at in tuning.
beforeAll(async () => {
  const courses = judgedCourses(40_000, judgingSeeds);
  const items = generateKnownItems(courses, { seed: judgingSeeds.queries, perKind });
  judgement = await judge(items, askIndex(courses));
}, 120_000);

describe('known-item queries over 40,000 courses', () => {
  it('are at least 2,000', () => {
    expect(judgement.asked).toBeGreaterThanOrEqual(2000);
  });

  it('find what is meant at the first place, and among the first five', () => {
    expect(judgement.first / judgement.asked).toBeGreaterThanOrEqual(floors.first);
    expect(judgement.amongFive / judgement.asked).toBeGreaterThanOrEqual(floors.amongFive);
  });

  it.each(queryKinds)('of the kind "%s" do not fall behind', (kind) => {
    const { asked = 0, first = 0, amongFive = 0 } = judgement.byKind.get(kind) ?? {};
    expect(asked).toBe(perKind);
    expect(first / asked).toBeGreaterThanOrEqual(floors.kindFirst);
    expect(amongFive / asked).toBeGreaterThanOrEqual(floors.kindAmongFive);
  });
});
