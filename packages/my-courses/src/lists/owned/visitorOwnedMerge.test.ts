import { someCourses } from '@aulario/course-data/testing';
import { createTestBrowser } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { createOwnedRepository } from './ownedRepository.ts';
import { createVisitorOwnedMerge } from './visitorOwnedMerge.ts';

test('what a visitor has becomes the account’s, once, and goes back when that is undone', () => {
  let clock = 0;
  const now = () => (clock += 1);
  const { page: local } = createTestBrowser();
  const visitor = createOwnedRepository(local.visitor, { now });
  const account = createOwnedRepository(local.account('ana'), { now });
  const [first, second] = someCourses(2);
  if (!first || !second) throw new Error('No courses');
  visitor.add(first);
  visitor.add(second);
  visitor.setProgress(second.id, 'in-progress');
  account.add(first);
  const shown = (records: typeof local.visitor) =>
    createOwnedRepository(records)
      .getSnapshot()
      .courses.map(({ course, progress }) => [course.id, progress]);

  const merge = createVisitorOwnedMerge(local.visitor, account, now);
  const brought = merge.run();
  expect(brought.moved.filter(({ before }) => !before).map(({ item }) => item.course.id)).toEqual([
    second.id,
  ]);
  expect(shown(local.account('ana'))).toContainEqual([second.id, 'in-progress']);
  expect(shown(local.visitor)).toEqual([]);
  expect(merge.run().moved).toEqual([]);

  merge.undo(brought);
  expect(shown(local.account('ana'))).toEqual([[first.id, 'not-started']]);
  expect(shown(local.visitor)).toEqual([
    [second.id, 'in-progress'],
    [first.id, 'not-started'],
  ]);
  expect(merge.run().moved).toEqual([]);
});
