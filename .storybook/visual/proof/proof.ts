/**
 * Proves what the visual gate sees: makes each change of seeds.json in a copy of the workspace and
 * compares the pictures of the stories that show it. Run by name: it takes minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../../../scripts/copyWorkspace.ts';

const root = join(import.meta.dirname, '../../..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/** Ignored by Git, and shown by the stories of screens. */
const generated = 'apps/web/public';

const workspace = copyWorkspace();
try {
  cpSync(join(root, generated), join(workspace, generated), { recursive: true });
  // Linked to this workspace's packages, the copy would show their sources.
  const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  execFileSync('npx', install, { cwd: workspace, stdio: 'ignore' });
  const { status } = spawnSync('playwright', ['test', '-c', import.meta.dirname], {
    cwd: root,
    env: { ...process.env, PROOF_WORKSPACE: workspace },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(workspace, { recursive: true });
}
