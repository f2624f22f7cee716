import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import { buildIndex, joinIndex, openIndex } from '@aulario/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateKnownItems } from './generateKnownItems.ts';
import { judgedCourses, judgingSeeds } from './judgedCourses.ts';
import { queryKinds } from './knownItem.ts';
import { judge } from './measureSuccess.ts';

const perKind = 160;

/** The minimum shares. A single kind may be worse than all together, within limits. */
const floors = { at1: 0.95, at5: 0.99, kindAt1: 0.85, kindAt5: 0.96 };

let judgement: Awaited<ReturnType<typeof judge>>;

// The judging seeds: neither these courses nor these queries were looked at in tuning.
beforeAll(async () => {
  const courses = judgedCourses(40_000, judgingSeeds);
  const items = generateKnownItems(courses, { seed: judgingSeeds.queries, perKind });
  const index = openIndex(joinIndex(buildIndex(courses.map(courseDocument), courseIndexLexicon())));
  judgement = await judge(items, async ({ text, language }) => {
    const answer = await index.search(text, { language: language ?? undefined });
    return answer.rank(0, 5).map(({ document }) => document);
  });
}, 120_000);

describe('known-item queries over 40,000 courses', () => {
  it('are at least 2,000', () => {
    expect(judgement.all.asked).toBeGreaterThanOrEqual(2000);
  });

  it('find what is meant at the first place, and among the first five', () => {
    expect(judgement.all.at1).toBeGreaterThanOrEqual(floors.at1);
    expect(judgement.all.at5).toBeGreaterThanOrEqual(floors.at5);
  });

  it.each(queryKinds)('of the kind "%s" do not fall behind', (kind) => {
    const success = judgement.byKind.get(kind);
    expect(success?.asked).toBe(perKind);
    expect(success?.at1).toBeGreaterThanOrEqual(floors.kindAt1);
    expect(success?.at5).toBeGreaterThanOrEqual(floors.kindAt5);
  });
});
