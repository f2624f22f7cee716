import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';

/** Describes the machine, since figures of different machines are not comparable. */
export function machine(browser?: Browser): string {
  const [processor] = cpus();
  const node = `${cpus().length} × ${processor?.model.trim()}, Node ${process.versions.node}`;
  return browser === undefined ? node : `${node}, Chromium ${browser.version()}`;
}

type Cells = readonly (string | number)[];

/** A table in Markdown. */
export function table(head: Cells, rows: readonly Cells[]): string {
  const line = (cells: Cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes a report to a path in the repository. */
export function writeReport(file: string, text: string): void {
  const path = join(import.meta.dirname, '../..', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: ${file}`);
}
