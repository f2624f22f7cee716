import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { uploadToChromatic } from './chromatic.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: 'a-token' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aulario-chromatic-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A command that ends as told. */
function commandThat(code: string): string {
  const script = join(folder, 'command.cjs');
  writeFileSync(script, code);
  return script;
}

it('says that it is skipped without a token', () => {
  const [, script] = scripts.chromatic.split(' ');
  const run = spawnSync(process.execPath, [script], {
    cwd: root,
    env: { ...env, CHROMATIC_PROJECT_TOKEN: '' },
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ stdout: 'skipped: no token\n', status: 0 });
});

it('passes the token in the environment only, and the arguments', () => {
  const code = `process.exit(process.env.CHROMATIC_PROJECT_TOKEN === 'a-token' &&
    process.argv.slice(2).join() === '--some-option' && process.cwd() === '${root}' ? 7 : 1)`;
  expect(uploadToChromatic(env, [commandThat(code), '--some-option'])).toBe(7);
});

it.each(['process.exit(1)', "process.kill(process.pid, 'SIGKILL')", 'throw new Error()'])(
  'fails with the command: %s',
  (code) => {
    expect(uploadToChromatic(env, [commandThat(code)])).toBe(1);
  },
);

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
