import { join } from 'node:path';
import type { Course, CourseChange, Money } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/plan';
import type { Provider } from '../providers/provider.ts';
import { type FeedCounts, noCounts, type RefusedRecord, readFeed } from '../readFeed.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import type { FetchOptions } from '../source/fetchPages.ts';
import type { OnOpen } from '../source/jsonRecords.ts';
import { sizeOf } from '../source/openSource.ts';
import { createPageCache } from '../source/pageCache.ts';
import { BuildMemory } from './buildMemory.ts';
import {
  type BuildState,
  type DiscontinuedCourse,
  noState,
  readBuiltCourses,
  readState,
  writeState,
} from './buildState.ts';
import { type Change, compareBuilds, countChanges } from './changes.ts';
import { CourseFile, type CoursesById } from './courseFile.ts';
import { coverageOf } from './coverage.ts';
import { CourseMerger } from './mergeCourses.ts';
import { type CourseMemory, priceFallOf, priceHistoryOf, remember } from './priceMemory.ts';
import { recentChanges } from './recentChanges.ts';
import { type BuildReport, breaksOf, maxRefusals } from './report.ts';

/** A feed of a build. */
export interface BuildFeed {
  provider: Provider;
  source: string;
}

/** How a catalogue is built. */
export interface BuildOptions {
  /** In order of priority: earlier feeds win. */
  feeds: readonly BuildFeed[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** The folder of the state between builds; null for none. */
  stateFolder: string | null;
  http: FetchOptions;
  /** The share of its courses that a feed may lose from one build to the next. */
  maxLoss: number;
  /** All providers, for pages whose platform is only known by their host. */
  providers: ReadonlyMap<string, Provider>;
  /**
   * `feed` names provider and source, as in the report. `share` is the part of the feed's bytes that
   * has been read; null if their number is unknown.
   */
  onProgress?: (feed: string, counts: FeedCounts, share: number | null) => void;
}

/** The result of a build. */
export interface BuiltCatalogue {
  courses: CourseFile;
  /** Since the last build. */
  changes: readonly Change[];
  /** The recent changes that the catalogue publishes. */
  recent: readonly CourseChange[];
  report: BuildReport;
  /** Writes the state for the next build. Call it after everything else is written. */
  commit: () => Promise<void>;
  /** Frees the temporary file of the courses. Call it also after a failure. */
  close: () => void;
}

/** A feed lost more courses than allowed; nothing was written. */
export class FeedLossError extends Error {
  constructor(feed: string, before: number, now: number) {
    super(
      `${feed} had ${before} courses and has ${now} now. If that is right, build with --max-loss 1`,
    );
    this.name = 'FeedLossError';
  }
}

/** A build for a day before the last one, as with a wrong clock; nothing was written. */
export class BackdatedBuildError extends Error {
  constructor(today: string, { lastSeen }: CourseMemory) {
    super(`This build is for ${today}, but an earlier one was for ${lastSeen}`);
    this.name = 'BackdatedBuildError';
  }
}

/** No feed contained a course; nothing was written. */
export class NoCoursesError extends Error {
  constructor(reports: BuildReport['feeds']) {
    super(['No feed gave a course.', ...breaksOf(reports)].join('\n'));
    this.name = 'NoCoursesError';
  }
}

const discontinuedDays = 180;
const progressEvery = 500;

const moneyOf = ({ price }: Course): Money | null => (price.kind === 'paid' ? price.money : null);

type FeedReport = BuildReport['feeds'][number];

/** Reads one feed into the merger. Reports it, and counts the courses that are over. */
async function readInto(
  merger: CourseMerger,
  { provider, source }: BuildFeed,
  { today, stateFolder, http, providers, onProgress }: BuildOptions,
): Promise<{ report: FeedReport; expired: number }> {
  const name = `${provider.id}=${source}`;
  const counts = noCounts();
  const refusals: RefusedRecord[] = [];
  const totalBytes = await sizeOf(source);
  const files: { readonly bytesRead: number }[] = [];
  const onOpen: OnOpen = (file) => void files.push(file);
  const notify = (isDone: boolean) => {
    const readBytes = files.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    const share = isDone ? 1 : readBytes / (totalBytes ?? 1);
    onProgress?.(name, counts, totalBytes === null ? null : share);
  };
  const hasForeignPages = provider.id === 'jsonld' || provider.pricesOnly;
  const feed = {
    provider,
    source,
    seenOn: today,
    http,
    cache: stateFolder === null ? null : createPageCache(join(stateFolder, 'pages'), source, today),
    onOpen,
    ...(hasForeignPages ? { providerOfHost: providersByHost(providers) } : {}),
  };
  let expired = 0;
  for await (const item of readFeed(feed, counts)) {
    if ('refusal' in item) {
      if (refusals.length < maxRefusals) refusals.push(item.refusal);
    } else if (provider.pricesOnly) merger.addPrice(item.imported);
    else if (item.imported.expires === null || item.imported.expires >= today)
      merger.add(item.imported);
    else expired += 1;
    if (counts.read % progressEvery === 0) notify(false);
  }
  notify(counts.brokenOff === null);
  return { report: { feed: name, provider: provider.id, source, refusals, ...counts }, expired };
}

/** Finds the provider whose courses are on a host. */
function providersByHost(providers: BuildOptions['providers']) {
  const byHost = new Map(
    [...providers.values()]
      .filter((each) => !each.pricesOnly && each.id !== 'jsonld')
      .flatMap((each) => each.hosts.map((host) => [host, each])),
  );
  return (host: string) => byHost.get(host) ?? null;
}

/** Reads all feeds into one file of courses, and merges equal ones. */
async function readAll(options: BuildOptions, courses: CourseFile) {
  const merger = new CourseMerger(courses);
  const reports: FeedReport[] = [];
  let expired = 0;
  for (const feed of options.feeds) {
    const read = await readInto(merger, feed, options);
    reports.push(read.report);
    expired += read.expired;
  }
  return { reports, expired, merged: merger.finish(options.today) };
}

/** The number of courses per provider, which the next build is compared with. */
function keptOf(reports: BuildReport['feeds']): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const report of reports) kept[report.provider] = (kept[report.provider] ?? 0) + report.kept;
  return kept;
}

function requireNoLoss(
  before: BuildState['kept'],
  kept: BuildState['kept'],
  maxLoss: number,
): void {
  for (const [feed, earlier] of Object.entries(before)) {
    const count = kept[feed] ?? 0;
    if (count < earlier * (1 - maxLoss)) throw new FeedLossError(feed, earlier, count);
  }
}

function withMemory(
  { course, details }: KnownCourse,
  memory: BuildMemory,
  today: string,
): KnownCourse {
  const before = memory.get(course.id);
  if (before !== null && before.lastSeen > today) throw new BackdatedBuildError(today, before);
  const remembered = remember(before, moneyOf(course), today);
  memory.set(course.id, remembered);
  const { firstSeen, lastSeen } = remembered;
  const seen = { first: firstSeen, last: lastSeen };
  return {
    course: { ...course, priceFall: priceFallOf(remembered, today) },
    details: { ...details, seen, priceHistory: priceHistoryOf(remembered, today) },
  };
}

/** Adds the remembered facts to a course. */
function* rememberAll(
  courses: CourseFile,
  memory: BuildMemory,
  today: string,
): Generator<KnownCourse> {
  for (const known of courses.known()) {
    const remembered = withMemory(known, memory, today);
    courses.put(remembered);
    yield remembered;
  }
}

/** Adds the remembered facts to all courses, and updates the memory for the next build. */
function rememberCourses(courses: CourseFile, bytes: Uint8Array, today: string) {
  const remembered = new BuildMemory(bytes);
  const coverage = coverageOf(rememberAll(courses, remembered, today));
  const memory = remembered.toBytes();
  const bytesPerCourse = remembered.size === 0 ? 0 : memory.length / remembered.size;
  return { coverage, memory, bytesPerCourse };
}

/**
 * The courses discontinued since this or an earlier build, except those that returned or have expired.
 */
function discontinuedOf(
  before: readonly DiscontinuedCourse[],
  lost: readonly KnownCourse[],
  present: CoursesById,
  today: string,
): DiscontinuedCourse[] {
  const oldest = addDays(today, -discontinuedDays);
  const left = lost.map(({ course, details }) => ({
    course,
    lastSeen: details.seen?.last ?? today,
    since: today,
  }));
  // A course may be in both if a build was stopped while it wrote its state.
  const all = new Map(
    [...left, ...before].map((discontinued) => [discontinued.course.id, discontinued]),
  );
  return [...all.values()].filter(
    ({ course, lastSeen }) => lastSeen >= oldest && !present.has(course.id),
  );
}

async function buildInto(courses: CourseFile, options: BuildOptions): Promise<BuiltCatalogue> {
  const { today, stateFolder, maxLoss } = options;
  const state = stateFolder === null ? noState : await readState(stateFolder);
  const { reports, expired, merged } = await readAll(options, courses);
  const kept = keptOf(reports);
  requireNoLoss(state.kept, kept, maxLoss);
  if (courses.length === 0) throw new NoCoursesError(reports);

  const { coverage, memory, bytesPerCourse } = rememberCourses(courses, state.memory, today);
  const before = stateFolder === null ? [] : readBuiltCourses(stateFolder);
  const { changes, lost } = await compareBuilds(before, courses);
  const discontinued = discontinuedOf(state.discontinued, lost, courses, today);
  const recent = recentChanges(state.changes, changes, discontinued, courses, today);
  return {
    courses,
    changes,
    recent,
    report: {
      builtOn: today,
      courses: courses.length,
      feeds: reports,
      expired,
      ...merged,
      coverage,
      changes: countChanges(changes),
      bytesOfMemoryPerCourse: bytesPerCourse,
    },
    commit: async () => {
      if (stateFolder !== null)
        await writeState(stateFolder, { memory, discontinued, changes: recent, kept }, courses);
    },
    close: () => courses.close(),
  };
}

/**
 * Reads all feeds and makes one catalogue of them, which remembers earlier ones. Throws a
 * {@link FeedLossError} when a feed lost more than it may, a {@link NoCoursesError} when none gave a
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
