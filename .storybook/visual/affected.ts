import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pictures.ts';
import type { Components } from './stories.ts';

export interface Module {
  readonly name: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

/** What Git answers; nothing where there is no repository, or no such commit or file. */
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout?.trim() ?? '';

/** The commit that a change starts from: where it left main, or the one before on main itself; '' if unknown. */
export function baseCommit(): string {
  const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const base = git('merge-base', 'HEAD', main || 'main');
  const isOnMain = base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '';
  return isOnMain ? git('rev-parse', '--verify', 'HEAD^') : base;
}

export const textAt = (commit: string, file: string) => git('show', `${commit}:${file}`);

/** The files that differ from the base commit, new ones included. */
const changedFiles = () =>
  [git('diff', '--name-only', baseCommit()), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n');

/** The modules that import any of these, directly or not; none of them a page of documentation. */
export function importersOf(modules: readonly Module[], files: readonly string[]): Set<string> {
  const importers = new Map(modules.map(({ name, reasons }) => [name, reasons]));
  const reached = new Set(files.map((file) => `./${file}`));
  for (const name of reached) {
    for (const { moduleName } of importers.get(name) ?? []) {
      if (!moduleName.startsWith('./.storybook/docs')) reached.add(moduleName);
    }
  }
  return reached;
}

/** The modules of a built Storybook and who imports them; none where the build wrote no statistics. */
export function readModules(storybook: string): readonly Module[] {
  const stats = join(storybook, 'preview-stats.json');
  if (!existsSync(stats)) return [];
  return (JSON.parse(readFileSync(stats, 'utf8')) as { modules: Module[] }).modules;
}

/** The same components, those that a change since the base commit reaches first, and many stories before few. */
export function affectedFirst(components: Components, storybook: string): Components {
  const reached = importersOf(readModules(storybook), changedFiles());
  const rankOf = (own: readonly { importPath: string }[]) =>
    own.length + (reached.has(own[0]?.importPath ?? '') ? 1000 : 0);
  return new Map([...components].sort(([, one], [, other]) => rankOf(other) - rankOf(one)));
}
