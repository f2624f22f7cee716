import { join } from 'node:path';
import type { Course, CourseChange, Money } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/plan';
import type { Provider } from '../providers/provider.ts';
import { type FeedCounts, noCounts, type RefusedRecord, readFeed } from '../readFeed.ts';
import type { ImportedCourse } from '../record/finishCourse.ts';
import type { FetchOptions } from '../source/fetchPages.ts';
import { createPageCache } from '../source/pageCache.ts';
import {
  type BuildState,
  type GoneCourse,
  readBuiltCourses,
  readState,
  writeState,
} from './buildState.ts';
import { type Change, compareBuilds, countChanges } from './changes.ts';
import { coverageOf } from './coverage.ts';
import { memoryKey, writeMemory } from './memoryFile.ts';
import { mergeCourses } from './mergeCourses.ts';
import { priceFallOf, priceHistoryOf, remember } from './priceMemory.ts';
import { recentChanges } from './recentChanges.ts';
import { type BuildReport, maxRefusals } from './report.ts';

/** A feed of a build. */
export interface BuildFeed {
  provider: Provider;
  source: string;
}

/** How a catalogue is built. */
export interface BuildOptions {
  /** In the order in which they are believed. */
  feeds: readonly BuildFeed[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** What builds leave for one another; null remembers nothing. */
  stateFolder: string | null;
  http: FetchOptions;
  /** The share of its courses that a feed may lose from one build to the next. */
  maxLoss: number;
  /** All providers, for pages whose platform is only known by their host. */
  providers: ReadonlyMap<string, Provider>;
  onProgress?: (feed: string, counts: FeedCounts) => void;
}

/** What a build gives. */
export interface BuiltCatalogue {
  courses: readonly ImportedCourse[];
  /** Since the last build. */
  changes: readonly Change[];
  /** What the catalogue tells its readers of the last days. */
  recent: readonly CourseChange[];
  report: BuildReport;
  /** Leaves the state for the next build; to be called once everything else is written. */
  commit: () => Promise<void>;
}

/** A feed lost more than it may; nothing was written. */
export class FeedLossError extends Error {
  constructor(feed: string, before: number, now: number) {
    super(
      `${feed} had ${before} courses and has ${now} now. If that is right, build with --max-loss 1`,
    );
    this.name = 'FeedLossError';
  }
}

const goneDays = 180;
const progressEvery = 500;

const firstState = (): BuildState => ({ memory: new Map(), gone: [], changes: [], kept: {} });

const moneyOf = ({ price }: Course): Money | null => (price.kind === 'paid' ? price.money : null);

async function readAll(options: BuildOptions) {
  const { feeds, today, stateFolder, http, providers, onProgress } = options;
  const courses: ImportedCourse[] = [];
  const prices: ImportedCourse[] = [];
  const reports: BuildReport['feeds'][number][] = [];
  const byHost = new Map(
    [...providers.values()]
      .filter((each) => !each.pricesOnly && each.id !== 'jsonld')
      .flatMap((each) => each.hosts.map((host) => [host, each])),
  );
  const providerOfHost = (host: string) => byHost.get(host) ?? null;
  for (const { provider, source } of feeds) {
    const counts = noCounts();
    const refusals: RefusedRecord[] = [];
    const cache =
      stateFolder === null ? null : createPageCache(join(stateFolder, 'pages'), source, today);
    const isOpen = provider.id === 'jsonld' || provider.pricesOnly;
    const feed = {
      provider,
      source,
      seenOn: today,
      http,
      cache,
      ...(isOpen ? { providerOfHost } : {}),
    };
    for await (const item of readFeed(feed, counts)) {
      if ('imported' in item) (provider.pricesOnly ? prices : courses).push(item.imported);
      else if (refusals.length < maxRefusals) refusals.push(item.refusal);
      if (counts.read % progressEvery === 0) onProgress?.(provider.id, counts);
    }
    onProgress?.(provider.id, counts);
    reports.push({
      feed: `${provider.id}=${source}`,
      provider: provider.id,
      source,
      refusals,
      ...counts,
    });
  }
  return { courses, prices, reports };
}

/** How many courses each provider gave: what the next build is compared with. */
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
  for (const [feed, count] of Object.entries(kept)) {
    const earlier = before[feed] ?? 0;
    if (count < earlier * (1 - maxLoss)) throw new FeedLossError(feed, earlier, count);
  }
}

function withMemory(
  { course, details, expires }: ImportedCourse,
  memory: BuildState['memory'],
  today: string,
): ImportedCourse {
  const key = memoryKey(course.id);
  const remembered = remember(memory.get(key) ?? null, moneyOf(course), today);
  memory.set(key, remembered);
  const { firstSeen, lastSeen } = remembered;
  const seen = { first: firstSeen, last: lastSeen };
  return {
    course: { ...course, priceFall: priceFallOf(remembered, today) },
    expires,
    details: { ...details, seen, priceHistory: priceHistoryOf(remembered, today) },
  };
}

async function lastCourses(stateFolder: string | null): Promise<Course[]> {
  const courses: Course[] = [];
  if (stateFolder !== null)
    for await (const { course } of readBuiltCourses(stateFolder)) courses.push(course);
  return courses;
}

/** The gone of earlier builds and of this one, without those that came back or are long gone. */
function goneOf(
  before: readonly GoneCourse[],
  lost: readonly Course[],
  state: BuildState,
  present: ReadonlySet<string>,
  today: string,
): GoneCourse[] {
  const oldest = addDays(today, -goneDays);
  const lastSeen = (id: string) => state.memory.get(memoryKey(id))?.lastSeen ?? today;
  const left = lost.map((course) => ({ course, lastSeen: lastSeen(course.id), since: today }));
  const all = [...before, ...left];
  return all.filter((gone) => gone.lastSeen >= oldest && !present.has(gone.course.id));
}

/**
 * Reads all feeds and makes one catalogue of them, which remembers earlier ones. Throws a
 * {@link FeedLossError} when a feed lost more than it may; then the last catalogue stays.
 */
export async function buildCatalogue(options: BuildOptions): Promise<BuiltCatalogue> {
  const { today, stateFolder, maxLoss } = options;
  const state: BuildState = stateFolder === null ? firstState() : await readState(stateFolder);
  const { courses: read, prices, reports } = await readAll(options);
  const kept = keptOf(reports);
  requireNoLoss(state.kept, kept, maxLoss);

  const current = read.filter(({ expires }) => expires === null || expires >= today);
  const merged = mergeCourses(current, prices, today);
  const before = await lastCourses(stateFolder);
  const present = new Set(merged.courses.map(({ course }) => course.id));
  const lost = before.filter(({ id }) => !present.has(id));
  const gone = goneOf(state.gone, lost, state, present, today);
  const courses = merged.courses.map((imported) => withMemory(imported, state.memory, today));
  const told = courses.map(({ course }) => course);
  // A first build changes nothing: there was nothing to change.
  const changes = before.length === 0 ? [] : compareBuilds(before, told);
  const recent = recentChanges(state.changes, changes, gone, told, today);

  const { duplicates, pricesMatched, pricesUnmatched } = merged;
  const report: BuildReport = {
    builtOn: today,
    courses: courses.length,
    feeds: reports,
    duplicates,
    expired: read.length - current.length,
    pricesMatched,
    pricesUnmatched,
    coverage: coverageOf(courses),
    changes: countChanges(changes),
    bytesOfMemoryPerCourse:
      state.memory.size === 0 ? 0 : writeMemory(state.memory).length / state.memory.size,
  };
  const commit = async () => {
    if (stateFolder === null) return;
    await writeState(stateFolder, { ...state, gone, changes: recent, kept }, courses);
  };
  return { courses, changes, recent, report, commit };
}
