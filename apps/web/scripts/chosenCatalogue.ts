import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import type { CatalogueParts, CourseList } from '@aulario/course-data/build';
import {
  openBuiltCourses,
  readDefault,
  readPinned,
  readRecentChanges,
  readSamples,
  unreadLines,
} from '@aulario/feeds';
import { generateCourses, type SynthOptions } from '@aulario/search-eval/synth';

/**
 * Which catalogue this working copy uses, kept beside it and not in Git. Turborepo reads it as an
 * input of the task, so that `start` and `dev` serve what was chosen.
 */
const choice = join(import.meta.dirname, '../.catalogue.json');

/** The 120 samples, a catalogue of made-up courses, or one that `pnpm catalogue build` has left in a folder. */
export type CatalogueChoice = { samples: true } | SynthOptions | { state: string };

/** Tests, walks and measurements rely on the samples: their scripts set it to 'samples'. */
const asked = process.env['CATALOGUE'];

/** Another catalogue from now on; null is the default one again. */
export async function chooseCatalogue(
  chosen: CatalogueChoice | null,
  file: string = choice,
): Promise<void> {
  if (chosen === null) await rm(file, { force: true });
  else await writeFile(file, JSON.stringify(chosen));
}

async function readChoice(file: string): Promise<CatalogueChoice | null> {
  if (file === choice && asked === 'samples') return { samples: true };
  // Without the file nothing was chosen.
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? null : JSON.parse(text);
}

/** The courses of a catalogue, and what else it is written of. */
export interface ChosenCatalogue extends CatalogueParts {
  courses: CourseList;
}

/** What is read at once: the samples or the default catalogue. */
function keptCatalogue(known: Awaited<ReturnType<typeof readDefault>>): ChosenCatalogue {
  const details = new Map(known.map((each) => [each.course.id, each.details]));
  return {
    courses: known.map(({ course }) => course),
    detailsOf: (id) => details.get(id) ?? null,
  };
}

async function builtCatalogue(state: string): Promise<ChosenCatalogue> {
  const unread: (string | null)[] = [];
  const courses = await openBuiltCourses(state, (id) => void unread.push(id));
  for (const line of unreadLines(unread)) console.warn(line);
  let builtOn: CalendarDay | null = null;
  for (const { details } of courses.known()) {
    const day = details.seen?.last ?? null;
    if (day !== null && (builtOn === null || day > builtOn)) builtOn = day;
  }
  return {
    courses,
    detailsOf: (id) => courses.detailsOf(id),
    builtOn,
    changes: await readRecentChanges(state),
    pinned: new Set(await readPinned(state)),
  };
}

/** The courses that were chosen: the default catalogue unless something else was. */
export async function readChosenCatalogue(file: string = choice): Promise<ChosenCatalogue> {
  const chosen = await readChoice(file);
  if (chosen === null) return keptCatalogue(await readDefault());
  if ('samples' in chosen) return keptCatalogue((await readSamples()).courses);
  return 'state' in chosen
    ? builtCatalogue(chosen.state)
    : { courses: [...generateCourses(chosen)] };
}
