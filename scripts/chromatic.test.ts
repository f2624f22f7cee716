import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read, root } from './repository.ts';

const config = JSON.parse(read('chromatic.config.json'));

it('uploads the folder that Storybook is built into', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts['build:storybook']).toContain(`-o ${config.storybookBuildDir}`);
});

it('names only paths that exist', () => {
  const { storybookConfigDir, externals, untraced } = config;
  const isMissing = (pattern: string) => globSync(pattern, { cwd: root }).length === 0;
  expect([storybookConfigDir, ...externals, ...untraced].filter(isMissing)).toEqual([]);
});
