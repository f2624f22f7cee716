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

/** A column of a table: its title, and what it says of a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string | number];

/** A table in Markdown. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([title]) => title)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join('\n');
}

/** `--quick` measures little and only prints. */
export const isQuick = process.argv.includes('--quick');

/** Writes a report to a path in the repository, or only prints it. */
export function writeReport(file: string, text: string, isPrinted = isQuick): void {
  if (isPrinted) {
    console.log(text);
    return;
  }
  const path = join(import.meta.dirname, '../..', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: ${file}`);
}
