// @vitest-environment node
import { expect, it } from 'vitest';
import { filled } from './eventTiming.ts';

it('counts what was too quick to be noted as 16 ms', () => {
  expect(filled([40, 24], 5)).toEqual([16, 16, 16, 40, 24]);
});
