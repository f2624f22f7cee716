import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'restoreState.sh');

/** Stands in for the command line of GitHub: a release whose files are in a folder. */
const gh = `#!/usr/bin/env bash
case "$1 $2" in
  'release list') [ "$RELEASE" != fails ] || exit 1; [ "$RELEASE" = none ] || echo catalogue-state ;;
  'release view') ls "$FILES" | sort | tail -1 ;;
  'release download') cp "$FILES/$5" . ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-test-'));
  for (const name of ['bin', 'files', 'work']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'bin/gh'), gh, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Packs a state as the workflow does. */
function keep(day: string, content: string): void {
  const state = join(folder, 'state');
  mkdirSync(state, { recursive: true });
  writeFileSync(join(state, 'kept.json'), content);
  const file = join(folder, `files/state-${day}.tar.gz`);
  execFileSync('tar', ['-czf', file, '--exclude=./pages', '-C', state, '.']);
}

const restore = (release: string) =>
  spawnSync(script, {
    cwd: join(folder, 'work'),
    env: {
      RELEASE: release,
      FILES: join(folder, 'files'),
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    },
  }).status;
const restored = join('work/catalogue-state/kept.json');

it('restores the newest state that was kept', () => {
  keep('2026-11-28', 'older');
  keep('2026-11-29', 'newest');
  expect(restore('there')).toBe(0);
  expect(readFileSync(join(folder, restored), 'utf8')).toBe('newest');
});

it('begins without a state before the first night', () => {
  expect(restore('none')).toBe(0);
  expect(existsSync(join(folder, restored))).toBe(false);
});

it('fails where the host does not say whether there is one', () => {
  expect(restore('fails')).not.toBe(0);
});
