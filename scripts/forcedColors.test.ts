import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, trackedFiles } from './trackedFiles.ts';

it('rules for forced colours are of screens alone: paper is light, and the system’s colours may not be', () => {
  const rules = trackedFiles('*.ts', '*.tsx').map(
    (file) =>
      [
        file,
        readFileSync(join(root, file), 'utf8').match(/@media[^{`'"/]*\(forced-colors[^{]*/g) ?? [],
      ] as const,
  );
  expect(rules.flatMap(([, found]) => found).length).toBeGreaterThan(40);
  const printed = rules.filter(([, found]) =>
    found.some((rule) => !rule.startsWith('@media screen and')),
  );
  expect(printed.map(([file]) => file)).toEqual([]);
});
