import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import {
  addPlatforms,
  type Course,
  type CourseChange,
  noDetails,
  parseCourse,
  parseCourseDetails,
} from '@aulario/course-data';
import { platformFrom } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { chained } from '../source/chained.ts';
import { CourseFile } from './courseFile.ts';

/** A course that is not in its feed any more, kept for a while. */
export interface GoneCourse {
  course: Course;
  lastSeen: string;
  /** The day of the first build without it. */
  since: string;
}

/** What one build leaves for the next, in a folder of its own. */
export interface BuildState {
  /** As `BuildMemory` gives it. */
  memory: Uint8Array;
  gone: readonly GoneCourse[];
  /** What the catalogue tells its readers. */
  changes: readonly CourseChange[];
  /** How many courses each feed gave. */
  kept: Readonly<Record<string, number>>;
}

const names = {
  memory: 'memory.bin.gz',
  gone: 'gone.json',
  changes: 'changes.json',
  kept: 'kept.json',
  courses: 'courses.jsonl.gz',
};

/** Throws where that cannot be told: taken for a first build, it would overwrite the history. */
const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

async function readOr<T>(file: string, nothing: T, read: (bytes: Buffer) => T): Promise<T> {
  if (!isThere(file)) return nothing;
  try {
    return read(await readFile(file));
  } catch (error) {
    throw new Error(`The state of the last build cannot be read: ${file}: ${error}`);
  }
}

/** The changes of recent days that the build in this folder published. */
export const readRecentChanges = (folder: string): Promise<readonly CourseChange[]> =>
  readOr(join(folder, names.changes), [], (bytes) => JSON.parse(bytes.toString()));

const isGone = (value: unknown): value is GoneCourse =>
  typeof value === 'object' && value !== null && 'course' in value && parseCourse(value.course).ok;

/** What a first build begins with. */
export const noState: BuildState = { memory: new Uint8Array(), gone: [], changes: [], kept: {} };

/** Reads what the last build left; a folder that is not there is a first build. */
export async function readState(folder: string): Promise<BuildState> {
  return {
    memory: await readOr(join(folder, names.memory), noState.memory, gunzipSync),
    gone: await readOr(join(folder, names.gone), [], (bytes) => {
      const list: unknown = JSON.parse(bytes.toString());
      return Array.isArray(list) ? list.filter(isGone) : [];
    }),
    changes: await readRecentChanges(folder),
    kept: await readOr(join(folder, names.kept), {}, (bytes) => JSON.parse(bytes.toString())),
  };
}

/** The courses of a build, one a line, as `writeState` keeps them. */
export async function* readBuiltCourses(folder: string): AsyncGenerator<KnownCourse> {
  const file = join(folder, names.courses);
  if (!isThere(file)) return;
  const providers = [...readProviders().values()].filter(({ pricesOnly }) => !pricesOnly);
  addPlatforms(providers.map(platformFrom));
  const input = chained(createReadStream(file), createGunzip());
  for await (const line of createInterface({ input })) {
    const value: unknown = JSON.parse(line);
    const [record, details]: readonly unknown[] = Array.isArray(value) ? value : [];
    const parsing = parseCourse(record);
    if (!parsing.ok) continue;
    const { course } = parsing;
    yield { course, details: parseCourseDetails(details) ?? noDetails(course.id) };
  }
}

/** Reads the courses of a build into a temporary file. Close it when you are done. */
export async function openBuiltCourses(folder: string): Promise<CourseFile> {
  const courses = new CourseFile();
  for await (const known of readBuiltCourses(folder)) courses.put(known);
  return courses;
}

/** A build waits for this file at its end: packed soon is better than packed small. */
const level = 2;

/**
 * Leaves the state of a build that went well. All files are written beside those of the last build
 * before the first is renamed: a build that is stopped until then leaves the last state whole.
 */
export async function writeState(
  folder: string,
  state: BuildState,
  courses: Pick<CourseFile, 'lines'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  const write = (name: string, content: string | Buffer) => writeFile(file(`${name}.new`), content);
  await pipeline(
    Readable.from(courses.lines()),
    createGzip({ level }),
    createWriteStream(file(`${names.courses}.new`)),
  );
  await write(names.memory, gzipSync(state.memory));
  await write(names.gone, JSON.stringify(state.gone));
  await write(names.changes, JSON.stringify(state.changes));
  await write(names.kept, JSON.stringify(state.kept));
  // Courses last: a build stopped between two renames may tell a change twice, but loses none.
  for (const name of [names.memory, names.gone, names.changes, names.kept, names.courses])
    await rename(file(`${name}.new`), file(name));
}
