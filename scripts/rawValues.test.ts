import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontSize } from '../packages/ui/src/theme/type.ts';
import { read, root } from './repository.ts';

const source = join(root, 'packages');
const rawColor = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

/** The maximum number of raw lengths in components and patterns; recurring ones belong in a scale. */
const maxRawLengths = 99;

/** A number of pixels other than 0. */
const rawLength = /(?<![\w.])-?(?!0px)\d+(?:\.\d+)?px/g;

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const lengthsIn = (code: string) => code.replace(comment, '').match(rawLength) ?? [];

/** The kit's components and patterns, and the patterns that one feature has beside its screens. */
const files = globSync(
  '{ui/src/{components,patterns},{course-view,screens}/src/**/[A-Z]*}/**/*.{ts,tsx}',
  {
    cwd: source,
    exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.fixture.*'],
  },
);

const isDrawing = (file: string) => /[\\/]scene[\\/]/.test(file);

const codeOf = (file: string) => read(join('packages', file));

it('components and patterns hold no raw colour: they know roles only', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => rawColor.test(codeOf(file)))).toEqual([]);
});

it(`components and patterns hold at most ${maxRawLengths} raw lengths, scenes apart`, () => {
  const lengths = files
    .filter((file) => !isDrawing(file))
    .flatMap((file) => lengthsIn(codeOf(file)).map((length) => `${file}: ${length}`));
  expect(lengths.length, lengths.join('\n')).toBeLessThanOrEqual(maxRawLengths);
});

it('components and patterns take their z-order from the theme, scenes apart', () => {
  const raw = files.filter((file) => !isDrawing(file) && /z-index: -?\d/.test(codeOf(file)));
  expect(raw).toEqual([]);
});

const pixelFont = /font(?:-size)?:[^;]*(?<![\w.])\d+px/;

it('text has the size of the reader: no font size is in px', () => {
  const all = globSync('{ui,course-view,frame,screens}/src/**/*.ts?(x)', {
    cwd: source,
    exclude: ['**/*.test.*', '**/*.stories.tsx'],
  });
  expect(all.filter((file) => pixelFont.test(codeOf(file)))).toEqual([]);
  expect(Object.values(fontSize).filter((length) => !length.endsWith('rem'))).toEqual([]);
});

it('control: a raw colour, a length and a font size in px are seen, steps and comments are not', () => {
  expect(rawColor.test('color: #B5295F;')).toBe(true);
  expect(rawColor.test('background: rgb(0 0 0 / 0.5);')).toBe(true);
  expect(pixelFont.test('font: 600 clamp(1rem, 2vw, 20px) / 1.2 x;')).toBe(true);
  expect(pixelFont.test('font: 600 1rem / 1.2 x; width: 20px;')).toBe(false);
  expect(lengthsIn("margin: -4px auto 0; padding: s4; width: '1.5px';")).toEqual(['-4px', '1.5px']);
  expect(lengthsIn('inset: 0px; /* 5px */\n  // 6px\n')).toEqual([]);
});
