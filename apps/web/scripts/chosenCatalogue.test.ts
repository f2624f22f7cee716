import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSynthetic } from '@aulario/search-eval/synth';
import { afterAll, expect, it } from 'vitest';
import { chooseCatalogue, readChosenCatalogue } from './chosenCatalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'aulario-choice-'));
const file = join(folder, 'catalogue.json');

afterAll(() => rmSync(folder, { recursive: true }));

it('is the samples until something else is chosen, and again afterwards', async () => {
  expect((await readChosenCatalogue(file)).courses).toHaveLength(120);
  await chooseCatalogue({ courses: 300, seed: 7 }, file);
  const { courses } = await readChosenCatalogue(file);
  expect(courses).toHaveLength(300);
  expect([...courses].every(isSynthetic)).toBe(true);
  await chooseCatalogue(null, file);
  const { courses: samples } = await readChosenCatalogue(file);
  expect([...samples].some(isSynthetic)).toBe(false);
});
