import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadToChromatic } from './chromatic.ts';

const root = join(import.meta.dirname, '..');

let folder: string;
let record: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aulario-chromatic-'));
  record = join(folder, 'record.json');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A fake command that records how it was called and then ends as configured. */
function standIn(ending: string): string {
  const script = join(folder, 'standIn.cjs');
  writeFileSync(
    script,
    `const { CHROMATIC_PROJECT_TOKEN: token } = process.env;
    const seen = { token, folder: process.cwd(), args: process.argv.slice(2) };
    require('node:fs').writeFileSync(${JSON.stringify(record)}, JSON.stringify(seen));
    ${ending}`,
  );
  return script;
}

describe('without a token', () => {
  it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])('says so and uploads nothing (%o)', (env) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(uploadToChromatic(env, [standIn('process.exit(1)')])).toBe(0);
    expect(log.mock.calls).toEqual([['skipped: no token']]);
    expect(existsSync(record)).toBe(false);
  });

  it('the root script says it too', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [, script] = scripts.chromatic.split(' ');
    const run = spawnSync(process.execPath, [script], { cwd: root, env, encoding: 'utf8' });
    expect(run.stdout).toBe('skipped: no token\n');
    expect(run.status).toBe(0);
  });
});

describe('with a token', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: 'a-token' };

  it('runs the command in the root, with the token in its environment only', () => {
    expect(uploadToChromatic(env, [standIn(''), '--some-option'])).toBe(0);
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual({
      token: 'a-token',
      folder: root,
      args: ['--some-option'],
    });
  });

  it.each([1, 2, 254])('passes exit code %i on', (code) => {
    expect(uploadToChromatic(env, [standIn(`process.exit(${code})`)])).toBe(code);
  });

  it('fails when a signal ends the command', () => {
    expect(uploadToChromatic(env, [standIn("process.kill(process.pid, 'SIGKILL')")])).toBe(1);
  });

  it('fails when the command is not there', () => {
    expect(uploadToChromatic(env, [join(folder, 'missing.cjs')])).toBe(1);
  });
});

describe('the command that is used', () => {
  it('is the one that the lockfile pins', () => {
    const { bin } = JSON.parse(
      readFileSync(join(root, 'node_modules/chromatic/package.json'), 'utf8'),
    );
    expect(bin.chromatic).toBe('dist/bin.cjs');
  });

  it('finds a built Storybook where the configuration says', () => {
    const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(scripts['build:storybook']).toContain(`-o ${config.storybookBuildDir}`);
    expect(config).not.toHaveProperty('projectToken');
  });
});
