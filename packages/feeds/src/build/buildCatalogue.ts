import {
  type CalendarDay,
  type Course,
  type CourseChange,
  type Money,
  unknownFacts,
} from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { createEditor, type Editor } from '../edits/createEditor.ts';
import type { Edit } from '../edits/edits.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { BuildMemory } from './buildMemory.ts';
import {
  type BuiltCourse,
  type DiscontinuedCourse,
  noState,
  readBuiltCourses,
  readBuiltFeeds,
  readState,
  writeState,
} from './buildState.ts';
import { carryOver } from './carryOver.ts';
import { type Change, compareBuilds, countChanges } from './changes.ts';
import { createFactComparison, type DoubtedFacts } from './compareFacts.ts';
import { CourseFile, type CoursesById } from './courseFile.ts';
import { keepIds } from './keepIds.ts';
import { type LossLimits, withoutLosses } from './lossGuard.ts';
import { type CarriedFact, CourseMerger } from './mergeCourses.ts';
import { type CourseMemory, priceFallOf, priceHistoryOf, remember } from './priceMemory.ts';
import { type FeedReadings, type FeedsOptions, readFeeds } from './readFeeds.ts';
import { recentChanges } from './recentChanges.ts';
import { coverageOf } from './report/coverage.ts';
import { type BuildReport, breaksOf } from './report/report.ts';

/** How a catalogue is built. */
export interface BuildOptions extends Omit<FeedsOptions, 'editor'>, LossLimits {
  /** What the operator decided of courses; nothing when left out. */
  edits?: readonly Edit[] | undefined;
}

/** The result of a build. */
export interface BuiltCatalogue {
  courses: CourseFile;
  /** Since the last build. */
  changes: readonly Change[];
  /** The recent changes that the catalogue publishes. */
  recent: readonly CourseChange[];
  /** The ids of the courses that come first in their categories. */
  pinned: ReadonlySet<string>;
  report: BuildReport;
  /** Writes the state for the next build. Call it after everything else is written. */
  commit: () => Promise<void>;
  /** Frees the temporary file of the courses. Call it also after a failure. */
  close: () => void;
}

/** A build for a day before the last one, as with a wrong clock; nothing was written. */
export class BackdatedBuildError extends Error {
  constructor(today: CalendarDay, { lastSeen }: CourseMemory) {
    super(`This build is for ${today}, but an earlier one was for ${lastSeen}`);
    this.name = 'BackdatedBuildError';
  }
}

/** No feed contained a course; nothing was written. */
export class NoCoursesError extends Error {
  constructor(reports: BuildReport['feeds'], losses: readonly string[]) {
    super(['No feed gave a course.', ...breaksOf(reports), ...losses].join('\n'));
    this.name = 'NoCoursesError';
  }
}

const discontinuedDays = 180;

const moneyOf = ({ price }: Course): Money | null => (price.kind === 'paid' ? price.money : null);

/** The memory of a course after this build; what was carried over has not been found today. */
function memoryOf(
  { course }: KnownCourse,
  before: CourseMemory | null,
  carried: CarriedFact | undefined,
  today: CalendarDay,
): CourseMemory {
  if (before !== null && before.lastSeen > today) throw new BackdatedBuildError(today, before);
  if (carried === 'course' && before !== null) return before;
  return remember(before, carried === undefined ? moneyOf(course) : null, today);
}

/** Adds the remembered facts to a course. */
function withMemory(known: KnownCourse, remembered: CourseMemory, today: CalendarDay): KnownCourse {
  const { firstSeen, lastSeen } = remembered;
  const seen = { first: firstSeen, last: lastSeen };
  return {
    course: { ...known.course, priceFall: priceFallOf(remembered, today) },
    details: { ...known.details, seen, priceHistory: priceHistoryOf(remembered, today) },
  };
}

/** Adds the remembered facts to all courses, and updates the memory for the next build. */
function* rememberAll(
  courses: CourseFile,
  carried: ReadonlyMap<string, CarriedFact>,
  memory: BuildMemory,
  today: CalendarDay,
  editor: Editor,
): Generator<KnownCourse> {
  for (const found of courses.known()) {
    const known = editor.correct(found);
    const { id } = known.course;
    const remembered = memoryOf(known, memory.get(id), carried.get(id), today);
    memory.set(id, remembered);
    const result = withMemory(known, remembered, today);
    courses.put(result);
    yield result;
  }
}

/**
 * Whether a course that is missing now is discontinued: only a feed that has held it, was read to
 * its end and does not name it any more says so.
 */
const isDiscontinued =
  ({ whole, expired }: FeedReadings, editor: Editor) =>
  ({ course, feeds }: BuiltCourse): boolean =>
    editor.admits(course) && !expired.has(course) && feeds.some((feed) => whole.has(feed));

/** The courses discontinued since this or an earlier build, except those that returned. */
function discontinuedOf(
  before: readonly DiscontinuedCourse[],
  left: readonly DiscontinuedCourse[],
  present: CoursesById,
  today: CalendarDay,
  editor: Editor,
): DiscontinuedCourse[] {
  const oldest = addDays(today, -discontinuedDays);
  // A course may be in both if a build was stopped while it wrote its state.
  const all = new Map(
    [...left, ...before].map((discontinued) => [discontinued.course.id, discontinued]),
  );
  return [...all.values()].filter(
    ({ course, lastSeen }) =>
      lastSeen >= oldest && !present.has(course.id) && editor.admits(course),
  );
}

/** Keeps facts that are not believed as the last build had them; those of new courses are unknown. */
async function keepDoubted(
  merger: CourseMerger,
  courses: CourseFile,
  before: AsyncIterable<BuiltCourse> | Iterable<BuiltCourse>,
  doubted: DoubtedFacts,
  isNew: (id: string) => boolean,
): Promise<void> {
  const doubtedOf = (feeds: readonly string[]) => feeds.flatMap((feed) => doubted.get(feed) ?? []);
  for (const { course, details } of courses.known()) {
    if (!isNew(course.id)) continue;
    const facts: readonly string[] = doubtedOf(merger.feedsOf(course.id) ?? []);
    const unknown = Object.entries(unknownFacts).filter(([fact]) => facts.includes(fact));
    courses.put({ course: { ...course, ...Object.fromEntries(unknown) }, details });
  }
  for await (const known of before) {
    const facts = doubtedOf(known.feeds);
    if (facts.length > 0) merger.restore(known, facts);
  }
}

async function buildInto(courses: CourseFile, options: BuildOptions): Promise<BuiltCatalogue> {
  const { today, stateFolder } = options;
  const unread = new Set<string | null>();
  const onUnread = (id: string | null) => void unread.add(id);
  const state = stateFolder === null ? noState : await readState(stateFolder, onUnread);
  const before = () => (stateFolder === null ? [] : readBuiltCourses(stateFolder, onUnread));

  const merger = new CourseMerger(courses);
  const editor = createEditor(options.edits ?? []);
  const read = await readFeeds(merger, { ...options, editor });
  const { reports } = read;
  const prices = merger.assignPrices();
  const memoryBefore = new BuildMemory(state.memory);
  const feedsBefore = stateFolder === null ? [] : readBuiltFeeds(stateFolder);
  const kept = keepIds(merger, feedsBefore, state.discontinued, memoryBefore);
  const { readings, losses } = await withoutLosses(kept, merger, read, options);
  if (courses.length === 0) throw new NoCoursesError(reports, losses);
  const { incomplete, refused } = readings;
  const isSilent = incomplete.size > 0 || refused.size > 0;
  const carried = isSilent ? await carryOver(merger, before(), readings, editor) : {};
  const isNew = (id: string) => memoryBefore.get(id) === null;

  const compare = async () => {
    const merged = merger.linkOffers(today);
    const remembered = new BuildMemory(state.memory);
    const coverage = coverageOf(rememberAll(courses, merger.carried, remembered, today, editor));
    const facts = createFactComparison(options.allowedChanges);
    const compared = await compareBuilds(before(), courses, {
      isDiscontinued: isDiscontinued(readings, editor),
      unread,
      onKept: facts.add,
    });
    return { merged, remembered, coverage, facts, ...compared };
  };
  const asRead = await compare();
  const doubts = asRead.facts.doubts();
  if (doubts.doubted.size > 0) await keepDoubted(merger, courses, before(), doubts.doubted, isNew);
  const { merged, remembered, coverage, changes, lost } =
    doubts.doubted.size > 0 ? await compare() : asRead;
  const memory = remembered.toBytes();
  const left = lost.map(({ course }) => {
    const lastSeen = remembered.get(course.id)?.lastSeen ?? today;
    return { course, lastSeen, since: today };
  });
  const discontinued = discontinuedOf(state.discontinued, left, courses, today, editor);
  const recent = recentChanges(state.changes, changes, discontinued, courses, today);
  const pinned = new Set<string>();
  for (const course of courses) if (editor.isPinned(course)) pinned.add(course.id);
  return {
    courses,
    changes,
    recent,
    pinned,
    report: {
      builtOn: today,
      courses: courses.length,
      feeds: reports,
      losses: [...losses, ...asRead.facts.lostLines(options.maxLoss), ...doubts.lines],
      carried,
      edits: editor.effects(),
      unread: [...unread],
      ...prices,
      ...merged,
      coverage,
      changes: countChanges(changes),
      bytesOfMemoryPerCourse: remembered.size === 0 ? 0 : memory.length / remembered.size,
    },
    commit: async () => {
      if (stateFolder !== null)
        await writeState(
          stateFolder,
          { memory, discontinued, changes: recent, pinned: [...pinned] },
          courses,
        );
    },
    close: () => courses.close(),
  };
}

/**
 * Reads all feeds and makes one catalogue of them, which remembers earlier ones. Throws a
 * `FeedLossError` when a feed of the last build is not read, a {@link NoCoursesError} when none gave a
 * course, and a {@link BackdatedBuildError}; then the last catalogue stays.
 */
export async function buildCatalogue(options: BuildOptions): Promise<BuiltCatalogue> {
  const courses = new CourseFile();
  try {
    return await buildInto(courses, options);
  } catch (error) {
    courses.close();
    throw error;
  }
}
