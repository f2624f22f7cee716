import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';

it('rules for forced colours are of screens alone: paper is light, and the system’s colours may not be', () => {
  const rules = trackedFiles('*.ts', '*.tsx').flatMap((file) =>
    Array.from(
      read(file).matchAll(/@media[^{`'"/]*\(forced-colors[^{]*/g),
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((rule) => !rule.includes(': @media screen and'))).toEqual([]);
});
