// @vitest-environment node
import { expect, it } from 'vitest';
import * as synth from './index.ts';

it('exports exactly this', () => {
  expect(Object.keys(synth).toSorted()).toEqual(['generateCourses', 'isSynthetic']);
});
