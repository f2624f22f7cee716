import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupedModules, modulesOf } from './codeGroups.ts';

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], {
  cwd: join(import.meta.dirname, '../../..'),
});

it.each(Object.entries(groupedModules))('names modules that are there: %s', (_, ends) => {
  // One that is renamed would leave its group, and another screen would load it, in silence.
  expect(ends.filter((end) => !files.some((file) => modulesOf([end]).test(file)))).toEqual([]);
});
