import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course, CourseDetails } from '@aulario/course-data';
import type { CatalogueParts } from '@aulario/course-data/build';
import { readBuiltCourses, readRecentChanges, readSamples } from '@aulario/feeds';
import { generateCourses, type SynthOptions } from '@aulario/search-eval/synth';

/**
 * Which catalogue this working copy uses, kept beside it and not in Git. Turborepo reads it as an
 * input of the task, so that `start` and `dev` serve what was chosen.
 */
const choice = join(import.meta.dirname, '../.catalogue.json');

/** A catalogue of made-up courses, or one that `pnpm catalogue build` has left in a folder. */
export type CatalogueChoice = SynthOptions | { state: string };

/** Another catalogue from now on; null is the samples again. */
export async function chooseCatalogue(
  chosen: CatalogueChoice | null,
  file: string = choice,
): Promise<void> {
  if (chosen === null) await rm(file, { force: true });
  else await writeFile(file, JSON.stringify(chosen));
}

async function readChoice(file: string): Promise<CatalogueChoice | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? null : JSON.parse(text);
}

/** The courses of a catalogue, and what else it is written of. */
export interface ChosenCatalogue extends CatalogueParts {
  courses: readonly Course[];
}

interface Known {
  course: Course;
  details: CourseDetails;
}

function chosen(all: readonly Known[]): ChosenCatalogue {
  const details = new Map(all.map((known) => [known.course.id, known.details]));
  return { courses: all.map(({ course }) => course), detailsOf: (id) => details.get(id) ?? null };
}

async function builtCourses(state: string): Promise<Known[]> {
  const known: Known[] = [];
  for await (const each of readBuiltCourses(state)) known.push(each);
  return known;
}

/** The courses that were chosen: the samples unless something else was. */
export async function readChosenCatalogue(file: string = choice): Promise<ChosenCatalogue> {
  const choice = await readChoice(file);
  if (choice === null) return chosen((await readSamples()).courses);
  if ('state' in choice) {
    const built = await builtCourses(choice.state);
    const days = built.flatMap(({ details }) => details.seen?.last ?? []);
    return {
      ...chosen(built),
      builtOn: days.toSorted().at(-1) ?? null,
      changes: await readRecentChanges(choice.state),
    };
  }
  return { courses: [...generateCourses(choice)] };
}
