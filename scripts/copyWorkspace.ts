import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Copies the tracked and new files in their current state into a temporary git repository. */
export function copyWorkspace(from = root): string {
  const copy = mkdtempSync(join(tmpdir(), 'aulario-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    // A deletion that is not committed yet leaves its file in the list.
    if (!existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(from, file), join(copy, file));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}
