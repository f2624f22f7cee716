import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const config = read('chromatic.config.json');

it('uploads the folder that Storybook is built into', () => {
  expect(read('package.json').scripts['build:storybook']).toContain(
    `-o ${config.storybookBuildDir}`,
  );
});

it('names only paths that exist', () => {
  const { storybookConfigDir, externals, untraced } = config;
  const isMissing = (pattern: string) => globSync(pattern, { cwd: root }).length === 0;
  expect([storybookConfigDir, ...externals, ...untraced].filter(isMissing)).toEqual([]);
});
