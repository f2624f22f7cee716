import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
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

/**
 * Fills the report's template in `bench/src/templates` and writes it to docs/benchmarks, or only
 * prints it. `{{figures}}` stands for the value named `figures`; `{{machine}}` needs no value. A template
 * of several documents writes the one that is named.
 */
export function writeReport(
  name: string,
  values: Readonly<Record<string, string | number>>,
  isPrinted = isQuick,
  document = name,
): void {
  const template = readFileSync(join(import.meta.dirname, `templates/${name}.md`), 'utf8');
  const known: typeof values = { machine: machine(), ...values };
  const text = template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = known[key];
    if (value === undefined) throw new Error(`templates/${name}.md: no value for ${key}`);
    return String(value);
  });
  if (isPrinted) {
    console.log(text);
    return;
  }
  const file = `docs/benchmarks/${document}.md`;
  writeFileSync(join(import.meta.dirname, '../..', file), text);
  console.log(`Written: ${file}`);
}
