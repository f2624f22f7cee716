import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applied, type Change, pathOf } from './change.ts';
import seeds from './seeds.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');
const all: readonly Change[] = [...seeds.changes, ...seeds.refactors];

it.each(all)('the seed "$name" finds its place in the source', (change) => {
  const source = readFileSync(join(root, pathOf(change)), 'utf8');
  expect(applied(source, change)).not.toBe(source);
});
