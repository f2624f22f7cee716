import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs the package's script with functions of the shell in place of programs. */
const run = (token: string, functions = '') =>
  spawnSync('sh', ['-c', `${functions}${scripts.chromatic}`], {
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token },
    encoding: 'utf8',
  });

it('says that it is skipped without a token', () => {
  expect(run('')).toMatchObject({ stdout: 'skipped: no token\n', status: 0 });
});

it('ends as the upload does, which finds the token in its environment', () => {
  const upload = 'chromatic() { echo "$CHROMATIC_PROJECT_TOKEN"; return 7; }; ';
  expect(run('a-token', upload)).toMatchObject({ stdout: 'a-token\n', status: 7 });
});

it('uploads the folder that Storybook is built into', () => {
  const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
  expect(scripts['build:storybook']).toContain(`-o ${config.storybookBuildDir}`);
  expect(config).not.toHaveProperty('projectToken');
});

it('names only paths that exist', () => {
  const { storybookConfigDir, externals, untraced } = JSON.parse(
    readFileSync(join(root, 'chromatic.config.json'), 'utf8'),
  );
  const isMissing = (pattern: string) => globSync(pattern, { cwd: root }).length === 0;
  expect([storybookConfigDir, ...externals, ...untraced].filter(isMissing)).toEqual([]);
});
