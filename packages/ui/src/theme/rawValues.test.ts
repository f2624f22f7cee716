import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

it('components and patterns hold no raw colour: they know roles only', () => {
  const files = globSync('{components,patterns}/**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['**/*.stories.tsx', '**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(100);
  const raw = files.filter((file) => rawColor.test(readFileSync(join(source, file), 'utf8')));
  expect(raw).toEqual([]);
});

it('control: a raw colour is seen', () => {
  expect(rawColor.test('color: #B5295F;')).toBe(true);
  expect(rawColor.test('background: rgb(0 0 0 / 0.5);')).toBe(true);
});
