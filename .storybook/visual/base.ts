import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureAll } from './captureAll.ts';
import { builtComponents, inputsOf } from './components.ts';
import { type Change, cacheFolder, changesBetween, root } from './files.ts';
import { openStorybook } from './storyPage.ts';

/** What Git answers; nothing where there is no repository, or no such commit or file. */
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout?.trim() ?? '';

/** The commit that a change starts from: where it left main, or the one before on main itself; '' if unknown. */
function baseCommit(): string {
  const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const base = git('merge-base', 'HEAD', main || 'main');
  const isOnMain = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '';
  return isOnMain ? git('rev-parse', '--verify', 'HEAD^') : base;
}

/** Builds the base commit's Storybook and takes the pictures of these components, which keeps them by their hash. */
export async function takeBefore(names: readonly string[]): Promise<void> {
  const commit = baseCommit();
  if (commit === '') return;
  console.log('Building the base commit, to show what the pictures were …');
  const checkout = join(cacheFolder, 'base');
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(checkout)) git('worktree', 'add', '--force', '--detach', checkout, commit);
  run('git', 'checkout', '--detach', '--force', commit);
  const { packageManager } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  run('npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
  run('npx', '--yes', packageManager, 'build:storybook');
  const components = builtComponents(checkout);
  const asked = [...components].filter(([name]) => names.includes(name));
  const storybook = await openStorybook(checkout);
  await captureAll(storybook, asked, inputsOf(checkout, components));
  await storybook.close();
}

/** The tokens of a file in the format of the Design Tokens Community Group, by name; a colour by its hex. */
const tokensIn = (group: object, path: string): [string, string][] =>
  Object.entries(group).flatMap(([key, value]): [string, string][] => {
    if (key === '$value') return [[path, value.hex ?? JSON.stringify(value).replaceAll('"', '')]];
    const isGroup = typeof value === 'object' && value !== null && !key.startsWith('$');
    return isGroup ? tokensIn(value, `${path}.${key}`) : [];
  });

/** The design tokens that differ from the base commit's, by theme and name. */
export function changedTokens(): Change[] {
  const commit = baseCommit();
  return ['light', 'dark'].flatMap((theme) => {
    const file = `packages/ui/tokens/aulario.${theme}.tokens.json`;
    const tokensOf = (json: string) => Object.fromEntries(tokensIn(JSON.parse(json), theme));
    const present = tokensOf(readFileSync(join(root, file), 'utf8'));
    return changesBetween(tokensOf(git('show', `${commit}:${file}`) || '{}'), present);
  });
}
