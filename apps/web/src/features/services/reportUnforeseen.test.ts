// @vitest-environment node
import { AuthError } from '@aulario/auth';
import { CatalogueError } from '@aulario/course-data';
import { expect, it } from 'vitest';
import { reportUnforeseen } from './reportUnforeseen.ts';

it('reports only what neither the catalogue nor the accounts have reported', () => {
  const reported: string[] = [];
  for (const error of [
    new CatalogueError('network'),
    new AuthError('network'),
    new TypeError('no such thing'),
  ])
    reportUnforeseen((_, context) => reported.push(`${context}: ${error.name}`), error, 'letter');
  expect(reported).toEqual(['letter: TypeError']);
});
