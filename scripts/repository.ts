import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The text of a file, by its path in the repository. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The paths of the repository's tracked and new files, or of those that match a pattern ('*.ts'). */
export const trackedFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    // A deletion that is not committed yet leaves its file in the list.
    .filter((file) => existsSync(join(root, file)));
