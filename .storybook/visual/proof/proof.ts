/**
 * Proves what the visual gate sees: makes each change of seeds.json in a copy of the workspace and
 * compares the pictures of the stories that show it. Run by name: it takes minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../../../scripts/copyWorkspace.ts';

const root = join(import.meta.dirname, '../../..');

/** Ignored by Git, and shown by the stories of screens. */
const generated = 'apps/web/public';

const workspace = copyWorkspace();
try {
  cpSync(join(root, generated), join(workspace, generated), { recursive: true });
  // Linked to this workspace's packages, the copy would show their sources.
  const install = ['install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('pnpm', install, { cwd: workspace, stdio: 'ignore' });
  const { status } = spawnSync('playwright', ['test', '-c', import.meta.dirname], {
    cwd: root,
    env: { ...process.env, PROOF_WORKSPACE: workspace },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(workspace, { recursive: true });
}
