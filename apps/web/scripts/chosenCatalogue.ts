import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course } from '@aulario/course-data';
import { buildCatalogue, type RejectedRecord, sampleFeeds } from '@aulario/course-data/feeds';
import { generateCourses, type SynthOptions } from '@aulario/course-data/synth';

/**
 * Which catalogue this working copy uses, kept beside it and not in Git. Turborepo reads it as an
 * input of the task, so that `start` and `dev` serve what was chosen.
 */
const choice = join(import.meta.dirname, '../.catalogue.json');

/** Made-up courses from now on; null is the samples again. */
export async function chooseCatalogue(
  synthetic: SynthOptions | null,
  file: string = choice,
): Promise<void> {
  if (synthetic === null) await rm(file, { force: true });
  else await writeFile(file, JSON.stringify(synthetic));
}

async function chosenSynthetic(file: string): Promise<SynthOptions | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? null : (JSON.parse(text) as SynthOptions);
}

interface ChosenCatalogue {
  courses: readonly Course[];
  rejected: readonly RejectedRecord[];
}

/** The courses that were chosen: the samples unless something else was. */
export async function readChosenCatalogue(file: string = choice): Promise<ChosenCatalogue> {
  const synthetic = await chosenSynthetic(file);
  return synthetic === null
    ? buildCatalogue(sampleFeeds)
    : { courses: [...generateCourses(synthetic)], rejected: [] };
}
