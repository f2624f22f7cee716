import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chooseCatalogue, readChosenCatalogue } from './chosenCatalogue.ts';

const isMadeUp = ({ id }: { readonly id: string }) => id.includes(':muestra-');

const folder = mkdtempSync(join(tmpdir(), 'aulario-choice-'));
const file = join(folder, 'catalogue.json');

afterAll(() => rmSync(folder, { recursive: true }));

it('is the default catalogue until something else is chosen, and again afterwards', async () => {
  expect((await readChosenCatalogue(file)).courses.length).toBeGreaterThanOrEqual(2000);
  await chooseCatalogue({ samples: true }, file);
  expect((await readChosenCatalogue(file)).courses).toHaveLength(120);
  await chooseCatalogue({ courses: 300, seed: 7 }, file);
  const { courses } = await readChosenCatalogue(file);
  expect(courses).toHaveLength(300);
  expect([...courses].every(isMadeUp)).toBe(true);
  await chooseCatalogue(null, file);
  const { courses: again } = await readChosenCatalogue(file);
  expect([...again].some(isMadeUp)).toBe(false);
});
