import { CatalogueError } from '@aulario/course-data';
import { expect, it } from 'vitest';
import { reportUnforeseen } from './reportUnforeseen.ts';

it('reports only what the catalogue has not reported', () => {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const unforeseen = new TypeError('no such thing');
  reportUnforeseen(report, new CatalogueError('network'), 'letter');
  reportUnforeseen(report, unforeseen, 'letter');
  expect(reported).toEqual([unforeseen]);
});
