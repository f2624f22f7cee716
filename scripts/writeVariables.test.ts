import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { variableLines } from './writeVariables.ts';

const folder = mkdtempSync(join(tmpdir(), 'aulario-variables-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes every value as Vite reads it, and nothing but the variables of the build', () => {
  const values = {
    VITE_TEST_PLAIN: 'one two # three',
    VITE_TEST_QUOTES: `Ana's {"udemy":"https://go.example/?id=$7&to={url}"}`,
    VITE_TEST_NAME: 'a $HOME b',
    VITE_TEST_TICKS: "`it's`",
    VITE_TEST_EMPTY: '',
  };
  writeFileSync(join(folder, '.env.local'), variableLines({ ...values, CATALOGUE_FEEDS: 'x' }));
  expect(loadEnv('production', folder, ['VITE_TEST_', 'CATALOGUE_'])).toEqual(values);
});

it('names a value that cannot be written', () => {
  expect(() => variableLines({ VITE_A: `'"\`` })).toThrow('VITE_A');
});
