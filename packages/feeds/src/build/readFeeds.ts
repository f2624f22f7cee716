import { join } from 'node:path';
import { addPlatforms, type CalendarDay } from '@aulario/course-data';
import type { Editor } from '../edits/createEditor.ts';
import { createFactFiller, type FactFiller } from '../filled/fillFacts.ts';
import { createSubjectMerger } from '../filled/mergeSubjects.ts';
import { maxFeedsMs } from '../limits.ts';
import { feedNameOf, type Provider, platformFrom } from '../providers/provider.ts';
import { type FeedCounts, noCounts, type RefusedRecord, readFeed } from '../readFeed.ts';
import type { CourseName, ImportedCourse } from '../record/finishCourse.ts';
import { feedTimeMs } from '../source/feedBudget.ts';
import type { FetchOptions } from '../source/fetchPages.ts';
import type { OnOpen } from '../source/jsonRecords.ts';
import { sizeOf } from '../source/openSource.ts';
import { createPageCache, removeOldPages } from '../source/pageCache.ts';
import { redactSecrets } from '../source/redactSecrets.ts';
import type { CourseMerger } from './mergeCourses.ts';
import { NamedCourses } from './namedCourses.ts';
import { type BuildReport, maxRefusals } from './report/report.ts';

/** A feed of a build. */
export interface BuildFeed {
  provider: Provider;
  source: string;
}

/** How the feeds of a build are read. */
export interface FeedsOptions {
  /** In order of priority: earlier feeds win. */
  feeds: readonly BuildFeed[];
  /** 'YYYY-MM-DD'. */
  today: CalendarDay;
  /** The folder of the state between builds; null for none. */
  stateFolder: string | null;
  http: FetchOptions;
  /** Decides what of the feeds is taken. */
  editor: Editor;
  /** All providers, for pages whose platform is only known by their host. */
  providers: ReadonlyMap<string, Provider>;
  /**
   * `feed` names provider and source, as in the report. `share` is the part of the feed's bytes that
   * has been read; null if their number is unknown.
   */
  onProgress?: (feed: string, counts: FeedCounts, share: number | null) => void;
}

/** What the feeds of a build held, and what they left open. */
export interface FeedReadings {
  reports: BuildReport['feeds'];
  /** The providers whose feeds were read to the end, except those of prices. */
  whole: ReadonlySet<string>;
  /** The providers with a feed that broke off, or has records that cannot be read at all. */
  incomplete: ReadonlySet<string>;
  /** The courses that are over, and those whose records were refused. */
  expired: Pick<NamedCourses, 'has'>;
  refused: Pick<NamedCourses, 'has' | 'size'>;
}

const progressEvery = 500;
const pagesIn = (stateFolder: string) => join(stateFolder, 'pages');

/** Finds the provider whose courses are on a host. */
function providersByHost(providers: FeedsOptions['providers']) {
  const byHost = new Map(
    [...providers.values()]
      .filter(
        ({ id, pricesOnly, format }) => !pricesOnly && id !== 'jsonld' && format === undefined,
      )
      .flatMap((each) => each.hosts.map((host) => [host, each])),
  );
  return (host: string) => byHost.get(host) ?? null;
}

/** What the feeds of a build are read into; `complete` fills facts that no feed states. */
interface FeedsInto {
  merger: CourseMerger;
  /** The courses that feeds name and do not offer. */
  named: { expired: NamedCourses; refused: NamedCourses };
  complete: FactFiller;
}

/** Reports how far a feed is; its bytes are those of the files that it opens. */
async function createMeter(source: string, report: (share: number | null) => void) {
  const totalBytes = await sizeOf(source);
  const files: { readonly bytesRead: number }[] = [];
  const onOpen: OnOpen = (file) => void files.push(file);
  const shareRead = () => files.reduce((sum, file) => sum + file.bytesRead, 0) / (totalBytes ?? 1);
  const notify = (isDone: boolean) => report(totalBytes === null ? null : isDone ? 1 : shareRead());
  return { onOpen, notify };
}

/** Reads one feed, in at most so many milliseconds. */
async function readInto(
  { merger, named, complete }: FeedsInto,
  { provider, source }: BuildFeed,
  { today, stateFolder, http, providers, editor, onProgress }: FeedsOptions,
  maxMs: number,
): Promise<BuildReport['feeds'][number]> {
  const shownSource = redactSecrets(source);
  const feedName = feedNameOf(provider);
  const name = `${feedName}=${shownSource}`;
  const counts = noCounts();
  const refusals: RefusedRecord[] = [];
  const { onOpen, notify } = await createMeter(source, (share) =>
    onProgress?.(name, counts, share),
  );
  const hasForeignPages = provider.id === 'jsonld' || provider.pricesOnly;
  const feed = {
    provider,
    source,
    seenOn: today,
    http,
    maxMs,
    cache: stateFolder === null ? null : createPageCache(pagesIn(stateFolder), source, today),
    onOpen,
    ...(hasForeignPages ? { providerOfHost: providersByHost(providers) } : {}),
  };
  // One list for all courses of a feed.
  const feeds = [feedName];
  const refuse = (refusal: RefusedRecord, course: CourseName) => {
    if (refusals.length < maxRefusals) refusals.push(refusal);
    named.refused.add(course);
  };
  const recount = (as: 'skipped' | 'refused') => {
    counts.kept -= 1;
    counts[as] += 1;
  };
  const take = (imported: ImportedCourse, at: string) => {
    const { course } = imported;
    if (provider.pricesOnly) return merger.addPrice(imported, feedName);
    if (provider.completesOnly && !merger.has(course)) return recount('skipped');
    if (!editor.admits(course)) return;
    const other = merger.otherCourse(course, feedName);
    if (other === null) return merger.add(complete(imported), feeds);
    recount('refused');
    const { platform, id, url } = course;
    // What is the other's does not name this one, which is kept as it was last read.
    const isOfId = other.id === id;
    const path = isOfId ? 'id' : 'url';
    const message = `The ${isOfId ? 'id' : 'address'} of another course: ${other.title}`;
    refuse(
      { provider: platform, id, at: redactSecrets(at), path, message },
      isOfId ? { id: null, url } : { id, url: null },
    );
  };
  for await (const item of readFeed(feed, counts)) {
    if ('refusal' in item) refuse(item.refusal, item.named);
    else if ('expired' in item) named.expired.add(item.expired);
    else take(item.imported, item.at);
    if (counts.read % progressEvery === 0) notify(false);
  }
  notify(counts.brokenOff === null);
  return { feed: name, provider: feedName, source: shownSource, refusals, ...counts };
}

/** Reads all feeds into the merger. A feed that fails costs none of the others. */
export async function readFeeds(
  merger: CourseMerger,
  options: FeedsOptions,
): Promise<FeedReadings> {
  const { feeds, stateFolder, today } = options;
  if (stateFolder !== null) await removeOldPages(pagesIn(stateFolder), today);
  // Before any feed adds the hosts of its pages: there is only room for so many platforms.
  addPlatforms(feeds.map(({ provider }) => platformFrom(provider)));
  const reports: BuildReport['feeds'][number][] = [];
  const fillFacts = await createFactFiller();
  const mergeSubjects = createSubjectMerger();
  const into: FeedsInto = {
    merger,
    named: { expired: new NamedCourses(), refused: new NamedCourses() },
    complete: (known) => mergeSubjects(fillFacts(known)),
  };
  const endMs = performance.now() + maxFeedsMs;
  for (const [index, feed] of feeds.entries()) {
    const maxMs = feedTimeMs(endMs - performance.now(), feeds.length - index - 1);
    reports.push(await readInto(into, feed, options, maxMs));
  }
  const incomplete = new Set(
    reports
      .filter(({ brokenOff, damaged }) => brokenOff !== null || damaged > 0)
      .map(({ provider }) => provider),
  );
  const whole = new Set(
    feeds
      .filter(({ provider }) => !provider.pricesOnly && !incomplete.has(feedNameOf(provider)))
      .map(({ provider }) => feedNameOf(provider)),
  );
  return { reports, whole, incomplete, ...into.named };
}
