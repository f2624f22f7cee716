import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyWorkspace } from './copyWorkspace.ts';

let workspace: string;
let copy: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
});

afterEach(() => {
  rmSync(workspace, { recursive: true });
  rmSync(copy, { recursive: true });
});

it('copies tracked and new files, and none that was deleted', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace });
  git('init', '--quiet');
  for (const name of ['kept', 'deleted']) writeFileSync(join(workspace, name), '');
  git('add', '.');
  rmSync(join(workspace, 'deleted'));
  writeFileSync(join(workspace, 'new'), '');
  copy = copyWorkspace(workspace);
  expect(['kept', 'new', 'deleted'].map((name) => existsSync(join(copy, name)))).toEqual([
    true,
    true,
    false,
  ]);
});
