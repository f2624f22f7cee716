import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';
import { tokensToSource } from './tokensToSource.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const source = { roles: read('roles.ts'), palette: read('palette.ts') };

/** A theme as the token file that a design tool gives back. */
const exported = (theme: 'light' | 'dark') => JSON.parse(JSON.stringify(designTokens(theme)));

it.each(['light', 'dark'] as const)('the %s tokens come back as they went', (theme) => {
  expect(tokensToSource(exported(theme), source)).toEqual({ ...source, changed: [] });
});

it('takes a new colour of the palette and another alias of a role over', () => {
  const file = exported('dark');
  file.color.link.$value = '{palette.agave.350}';
  file.palette.rosa['560'].$value.hex = '#B0205A';
  const { changed, roles, palette } = tokensToSource(file, source);
  expect(changed).toEqual([
    expect.stringMatching(/^link: [\w.]+ → agave.350$/),
    expect.stringMatching(/^rosa.560: #\w+ → #b0205a$/),
  ]);
  expect(roles).toMatch(/^ {2}link: \['[\w.]+', 'agave.350', null\],$/m);
  expect(palette).toContain("560: '#b0205a',");
});

it('refuses a file that names no mode', () => {
  const { $extensions: _, ...file } = exported('light');
  expect(() => tokensToSource(file, source)).toThrow('names no mode');
});
