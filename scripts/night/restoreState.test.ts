import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';

const script = join(import.meta.dirname, 'restoreState.sh');
const workflow = join(import.meta.dirname, '../../.github/workflows/catalogue.yml');
const { jobs } = parse(readFileSync(workflow, 'utf8'));

/** The commands of a step of the workflow. */
function commandsOf(job: 'night' | 'keep', name: string): string {
  const steps: { name?: string; run?: string }[] = jobs[job].steps;
  const step = steps.find((each) => each.name === name);
  if (step?.run === undefined) throw new Error(`No step '${name}'`);
  return step.run;
}

/** Stands in for the command line of GitHub: a release whose files are in a folder. */
const gh = `#!/usr/bin/env bash
set -e
answer() { jq -r "$1"; }
case "$1 $2" in
  'release list')
    [ "$HOST" != fails ] || exit 1
    [ ! -d "$FILES" ] || answer "\${@: -1}" <<< '[{"tagName":"v1"},{"tagName":"catalogue-state"}]' ;;
  'release view')
    [ -d "$FILES" ]
    if [ "$4" = --json ]; then ls "$FILES" | jq -R '{name: .}' | jq -s '{assets: .}' | answer "\${@: -1}"; fi ;;
  'release create') mkdir "$FILES" ;;
  'release upload') cp $4 "$FILES" ;;
  'release delete-asset') rm "$FILES/$4" ;;
  'release download') [ "$HOST" != stops ] && cp "$FILES/$5" . ;;
  'run download') cp "$KEPT"/state-*.tar.gz . ;;
esac
`;

let folder: string;
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-test-'));
  for (const name of ['bin', 'night/catalogue-state/pages', 'keep', 'work'])
    mkdirSync(path(name), { recursive: true });
  writeFileSync(path('bin/gh'), gh, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command in a folder, with the stand-in for GitHub. */
const run = (command: string, args: readonly string[], cwd: string, host = 'works') =>
  spawnSync(command, args, {
    cwd: path(cwd),
    encoding: 'utf8',
    env: {
      HOST: host,
      FILES: path('release'),
      KEPT: path('night'),
      GITHUB_ENV: path('environment'),
      GITHUB_OUTPUT: path('outputs'),
      PATH: `${path('bin')}${delimiter}${process.env['PATH']}`,
    },
  });
const bash = (commands: string, cwd: string) => run('bash', ['-ec', commands], cwd);

/** Packs the state of a night and keeps it, by the workflow's own commands. */
function keep(content: string): string {
  mkdirSync(path('night/reports/night'), { recursive: true });
  writeFileSync(path('night/reports/night/outcome.json'), '{"hasNewState": true}');
  writeFileSync(path('night/catalogue-state/courses.jsonl.gz'), content);
  writeFileSync(path('night/catalogue-state/pages/page.json'), '{}');
  expect(bash(commandsOf('night', 'Pack the state'), 'night').status).toBe(0);
  expect(bash(commandsOf('keep', 'Keep the states of the last 14 nights'), 'keep').status).toBe(0);
  return `state-${new Date().toISOString().slice(0, 10)}.tar.gz`;
}

const restore = (host?: string) => run(script, [], 'work', host);
const restored = () => readFileSync(path('work/catalogue-state/courses.jsonl.gz'), 'utf8');

it('restores the newest state that the workflow has kept, without the pages of feeds', () => {
  keep('older');
  const newest = keep('newest');
  expect(restore()).toMatchObject({ status: 0, stdout: `The state is that of ${newest}.\n` });
  expect(restored()).toBe('newest');
  expect(existsSync(path('work/catalogue-state/pages'))).toBe(false);
  expect(existsSync(path('environment'))).toBe(false);
});

it('keeps the states of 14 nights', () => {
  mkdirSync(path('release'));
  const days = Array.from({ length: 16 }, (_, day) => `state-2026-01-${10 + day}.tar.gz`);
  for (const name of days) writeFileSync(path(`release/${name}`), '');
  const newest = keep('newest');
  expect(readdirSync(path('release')).toSorted()).toEqual([...days.slice(-13), newest]);
});

it('takes the state before a damaged one, and names it for the night', () => {
  const whole = keep('whole');
  const packed = readFileSync(path(`release/${whole}`));
  writeFileSync(path('release/state-9998-01-01.tar.gz'), packed.subarray(0, packed.length / 2));
  writeFileSync(path('release/state-9999-01-01.tar.gz'), '');
  writeFileSync(path('release/zettel.txt'), 'no state');
  expect(restore().status).toBe(0);
  expect(restored()).toBe('whole');
  expect(readFileSync(path('environment'), 'utf8')).toBe(
    `STATE_PROBLEM=Damaged in the release catalogue-state: state-9999-01-01.tar.gz state-9998-01-01.tar.gz; ${whole} was used instead\n`,
  );
});

it('fails where all states are damaged', () => {
  mkdirSync(path('release'));
  writeFileSync(path('release/state-2026-11-29.tar.gz'), 'damaged');
  expect(restore().status).toBe(1);
  expect(existsSync(path('work/catalogue-state'))).toBe(false);
});

it('begins without a state before the first night, and where the release has none', () => {
  expect(restore().status).toBe(0);
  mkdirSync(path('release'));
  expect(restore().status).toBe(0);
  expect(existsSync(path('work/catalogue-state'))).toBe(false);
});

it.each(['fails', 'stops'])('fails where the host %s', (host) => {
  mkdirSync(path('release'));
  writeFileSync(path('release/state-2026-11-29.tar.gz'), 'kept');
  expect(restore(host).status).not.toBe(0);
  expect(existsSync(path('work/catalogue-state'))).toBe(false);
});
