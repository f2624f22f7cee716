import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { encoding: 'utf8' });

it('explains itself', () => {
  expect(run('try', '--help')).toMatchObject({ status: 0, stderr: '' });
});

it('names an option that is not known, without a trace', () => {
  const { status, stderr } = run('try', '--oot');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--oot'[^\n]*\n$/);
});
