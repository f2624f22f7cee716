import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { designTokens, tokenFile } from './designTokens.ts';
import { roles } from './roles.ts';
import { darkTheme, lightTheme } from './themes.ts';

const folder = join(import.meta.dirname, '../../tokens');
const config = defineConfig(
  { lint: { rules: { 'core/consistent-naming': 'off' } } },
  { cwd: pathToFileURL(`${folder}/`) },
);

/** Parses a token file as a design tool would; throws when the format is invalid. */
const validate = (src: string) =>
  parse([{ filename: pathToFileURL(join(folder, 'tested.tokens.json')), src }], { config });

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s tokens', (theme, values) => {
  const written = () => readFileSync(join(folder, tokenFile(theme)), 'utf8');

  it('are exported as the theme has them (else: pnpm tokens)', () => {
    expect(JSON.parse(written())).toEqual(designTokens(theme));
  });

  it('are valid Design Tokens whose roles are aliases of the palette', async () => {
    const { tokens } = await validate(written());
    for (const role of Object.keys(roles) as (keyof typeof roles)[]) {
      const token = tokens[`color.${role}`];
      expect(token?.aliasOf, role).toMatch(/^(?:palette|opacity)\./);
      if (token?.$type === 'color' && 'hex' in token.$value && values[role].startsWith('#')) {
        expect(token.$value.hex, role).toBe(values[role]);
      }
    }
  });
});

it('control: the validator refuses what is no token', async () => {
  const broken = { color: { $type: 'color', link: { $value: '{palette.nowhere}' } } };
  await expect(validate(JSON.stringify(broken))).rejects.toThrow();
});
