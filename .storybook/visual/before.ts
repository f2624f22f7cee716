import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseCommit } from './affected.ts';
import { captureAll } from './captureAll.ts';
import { cacheFolder, root } from './pictures.ts';
import { builtComponents } from './stories.ts';

const checkout = join(cacheFolder, 'base');
const pnpm = process.env['npm_execpath'] ?? 'pnpm';

/** Builds the base commit's Storybook and takes the pictures of these components, which keeps them by their hash. */
export async function takeBefore(components: ReadonlySet<string>) {
  const commit = baseCommit();
  if (commit === '') return;
  const run = (command: string, args: readonly string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(checkout))
    run('git', ['worktree', 'add', '--force', '--detach', checkout, commit], root);
  run('git', ['checkout', '--detach', '--force', commit], checkout);
  run(process.execPath, [pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], checkout);
  run(process.execPath, [pnpm, 'build:storybook'], checkout);
  const storybook = join(checkout, 'storybook-static');
  const wanted = [...builtComponents(storybook)].filter(([name]) => components.has(name));
  await captureAll({
    storybook,
    components: new Map(wanted),
    isFresh: false,
    isStopped: () => false,
  });
}
