import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import {
  addPlatforms,
  type CalendarDay,
  type Course,
  type CourseChange,
  noDetails,
  parseCourse,
  parseCourseDetails,
  platformOf,
} from '@aulario/course-data';
import { readChanges, writeChanges } from '@aulario/course-data/build';
import { scalarOf, valueAt } from '@aulario/course-data/reading';
import { daySchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { platformFrom } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { connectStreams } from '../source/connectStreams.ts';
import { CourseFile } from './courseFile.ts';
import { StateError } from './stateError.ts';

/** A course of a build. */
export interface BuiltCourse extends KnownCourse {
  /** The providers whose feeds held it. */
  feeds: readonly string[];
}

/** The id, address and title of a course of a build, and the feeds that held it. */
export interface BuiltFeeds extends Pick<BuiltCourse, 'feeds'> {
  id: string;
  /** Null where another version has written it in a way that this one cannot read. */
  url: string | null;
  title: string;
}

/** Called for each course of an earlier build that can no longer be read; null without an id. */
export type OnUnread = (id: string | null) => void;

/** A course that is no longer in its feed; kept for a while. */
export interface DiscontinuedCourse {
  course: Course;
  lastSeen: CalendarDay;
  /** The day of the first build without it. */
  since: CalendarDay;
}

/** The state between builds, stored in a folder. */
export interface BuildState {
  /** The serialised {@link BuildMemory}. */
  memory: Uint8Array;
  discontinued: readonly DiscontinuedCourse[];
  /** The changes that the catalogue publishes. */
  changes: readonly CourseChange[];
  /** The ids of the courses that the operator has pinned. */
  pinned: readonly string[];
}

const names = {
  memory: 'memory.bin.gz',
  discontinued: 'discontinued.json',
  changes: 'changes.json',
  pinned: 'pinned.json',
  courses: 'courses.jsonl.gz',
};

/**
 * Whether a file of the state exists. Unlike `existsSync`, throws when that cannot be found out:
 * treating the build as a first one would overwrite the history.
 */
const exists = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

async function readOr<T>(file: string, nothing: T, read: (bytes: Buffer) => T): Promise<T> {
  if (!exists(file)) return nothing;
  try {
    return read(await readFile(file));
  } catch (error) {
    throw new StateError(file, error);
  }
}

/** The changes of recent days that the build in this folder published. */
export const readRecentChanges = (folder: string): Promise<readonly CourseChange[]> =>
  readOr(join(folder, names.changes), [], (bytes) => readChanges(bytes.toString()));

/** The ids of the courses that were pinned in the build in this folder. */
export const readPinned = (folder: string): Promise<readonly string[]> =>
  readOr(join(folder, names.pinned), [], (bytes) =>
    v.parse(v.array(v.string()), JSON.parse(bytes.toString())),
  );

const idOf = (record: unknown): string | null => {
  const id = valueAt(record, 'id');
  return typeof id === 'string' ? id : null;
};

/** Null for an entry that another version has written, which is reported. */
function parseDiscontinued(value: unknown, onUnread: OnUnread): DiscontinuedCourse | null {
  const record = valueAt(value, 'course');
  const parsing = parseCourse(record);
  const days = v.safeParse(daysSchema, value);
  if (parsing.ok && days.success) return { course: parsing.course, ...days.output };
  onUnread(idOf(record));
  return null;
}

const daysSchema = v.object({ lastSeen: daySchema, since: daySchema });

/** The state before a first build. */
export const noState: BuildState = {
  memory: new Uint8Array(),
  discontinued: [],
  changes: [],
  pinned: [],
};

/**
 * Reads the state of the last build; the state before a first build if the folder does not exist.
 */
export async function readState(folder: string, onUnread: OnUnread): Promise<BuildState> {
  // Without their memory all courses would count as new, and their prices as first ones.
  if (exists(join(folder, names.courses)) && !exists(join(folder, names.memory)))
    throw new StateError(`no ${join(folder, names.memory)}`);
  return {
    memory: await readOr(join(folder, names.memory), noState.memory, gunzipSync),
    discontinued: await readOr(join(folder, names.discontinued), [], (bytes) => {
      const list = v.parse(v.array(v.unknown()), JSON.parse(bytes.toString()));
      return list.flatMap((entry) => parseDiscontinued(entry, onUnread) ?? []);
    }),
    changes: await readRecentChanges(folder),
    pinned: await readPinned(folder),
  };
}

const feedsSchema = v.array(v.string());

const parseUrl = (value: unknown): string | null =>
  typeof value === 'string' && URL.canParse(value) ? value : null;

function partsOf(line: string): readonly unknown[] {
  const value: unknown = JSON.parse(line);
  return Array.isArray(value) ? value : [];
}

/** The parts of each course of a build. */
async function* linesOf(folder: string): AsyncGenerator<readonly unknown[]> {
  const file = join(folder, names.courses);
  if (!exists(file)) return;
  try {
    const input = connectStreams(createReadStream(file), createGunzip());
    for await (const line of createInterface({ input })) yield partsOf(line);
  } catch (error) {
    throw new StateError(file, error);
  }
}

/** The ids of the courses of a build with their feeds, also of those that this version cannot read. */
export async function* readBuiltFeeds(folder: string): AsyncGenerator<BuiltFeeds> {
  for await (const [record, , feeds] of linesOf(folder)) {
    const id = idOf(record);
    const url = parseUrl(valueAt(record, 'url'));
    const title = scalarOf(valueAt(record, 'title'));
    if (id !== null && v.is(feedsSchema, feeds)) yield { id, url, title, feeds };
  }
}

function parseBuilt(
  [record, details, written]: readonly unknown[],
  onUnread: OnUnread,
): BuiltCourse | null {
  const parsing = parseCourse(record);
  if (!parsing.ok) {
    onUnread(idOf(record));
    return null;
  }
  const { course } = parsing;
  // Courses of foreign pages have platforms that no provider's entry names.
  addPlatforms([platformOf(course.platform)]);
  return {
    course,
    details: parseCourseDetails(details) ?? noDetails(course.id),
    feeds: v.is(feedsSchema, written) ? written : [course.platform],
  };
}

/**
 * The courses of a build, one a line, as `writeState` keeps them.
 *
 * @param onUnread - Called for each one that cannot be read: another version has written it, or its platform has no
 * entry any more.
 */
export async function* readBuiltCourses(
  folder: string,
  onUnread: OnUnread,
): AsyncGenerator<BuiltCourse> {
  const providers = [...readProviders().values()].filter(({ pricesOnly }) => !pricesOnly);
  addPlatforms(providers.map(platformFrom));
  for await (const parts of linesOf(folder)) {
    const built = parseBuilt(parts, onUnread);
    if (built !== null) yield built;
  }
}

/** Reads the courses of a build into a temporary file, as {@link readBuiltCourses}. Close it when you are done. */
export async function openBuiltCourses(folder: string, onUnread: OnUnread): Promise<CourseFile> {
  const courses = new CourseFile();
  for await (const { feeds, ...known } of readBuiltCourses(folder, onUnread)) {
    courses.put(known, feeds);
  }
  return courses;
}

/** The build waits for this file, so speed matters more than size. */
const level = 2;

/**
 * Writes the state of a successful build. All files are written beside the previous ones before the
 * first is renamed, so that an interrupted build leaves the previous state intact.
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
  await write(names.discontinued, JSON.stringify(state.discontinued));
  await write(names.changes, writeChanges(state.changes));
  await write(names.pinned, JSON.stringify(state.pinned));
  // Courses come last: a build that is stopped between two renames may publish a change twice, but
  // loses none.
  for (const name of Object.values(names)) await rename(file(`${name}.new`), file(name));
}
