import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Chromatic's own command line: it reads chromatic.config.json and the token. */
const chromatic = [join(root, 'node_modules/chromatic/dist/bin.cjs')];

/**
 * Uploads the built Storybook to Chromatic when there is a token; local baselines are checked in
 * any case.
 *
 * @param cli the script that uploads, and its arguments; run by this Node in the repository's root
 * @returns the exit code: the command's own, 1 when a signal ended it, 0 when nothing was to be
 * done
 */
export function uploadToChromatic(
  env: Readonly<NodeJS.ProcessEnv>,
  cli: readonly string[] = chromatic,
): number {
  if (!env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('skipped: no token');
    return 0;
  }
  const { status } = spawnSync(process.execPath, cli, { cwd: root, env, stdio: 'inherit' });
  return status ?? 1;
}

if (import.meta.main) process.exitCode = uploadToChromatic(process.env);
