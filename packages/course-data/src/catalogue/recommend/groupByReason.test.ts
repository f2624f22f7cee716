import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import type { RecommendationReason } from '../port/catalogueAnswers.ts';
import { groupByReason } from './groupByReason.ts';

it('groups by reason, in the order in which the reasons came', () => {
  const cart: RecommendationReason = { kind: 'cart', course: aCourse({ id: 'udemy:own' }) };
  const music: RecommendationReason = { kind: 'category', category: 'Music' };
  const courses = ['udemy:1', 'udemy:2', 'udemy:3'].map((id) => aCourse({ id }));
  const reasons = [cart, music, cart];
  const groups = groupByReason(
    courses.flatMap((course, index) => ({ course, reason: reasons[index] ?? music })),
  );
  expect(groups.map(({ courses: group }) => group.map(({ id }) => id))).toEqual([
    ['udemy:1', 'udemy:3'],
    ['udemy:2'],
  ]);
});
