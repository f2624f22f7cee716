import { join } from 'node:path';
import { addPlatforms, type CalendarDay } from '@aulario/course-data';
import type { Editor } from '../edits/createEditor.ts';
import { createFactFiller, type FactFiller } from '../filled/fillFacts.ts';
import { createSubjectMerger } from '../filled/mergeSubjects.ts';
import { maxFeedsMs } from '../limits.ts';
import { feedNameOf, type Provider, platformFrom } from '../providers/provider.ts';
import { type FeedCounts, noCounts, type RefusedRecord, readFeed } from '../readFeed.ts';
import type { CourseName } from '../record/finishCourse.ts';
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

/** Reads one feed into the merger, and notes the courses that it names but does not offer. */
async function readInto(
  merger: CourseMerger,
  { provider, source }: BuildFeed,
  { today, stateFolder, http, providers, editor, onProgress }: FeedsOptions,
  named: { expired: NamedCourses; refused: NamedCourses },
  complete: FactFiller,
  maxMs: number,
): Promise<BuildReport['feeds'][number]> {
  const shownSource = redactSecrets(source);
  const feedName = feedNameOf(provider);
  const name = `${feedName}=${shownSource}`;
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
    maxMs,
    cache: stateFolder === null ? null : createPageCache(pagesIn(stateFolder), source, today),
    onOpen,
    ...(hasForeignPages ? { providerOfHost: providersByHost(providers) } : {}),
  };
  const feeds = [feedName];
  const refuse = (refusal: RefusedRecord, course: CourseName) => {
    if (refusals.length < maxRefusals) refusals.push(refusal);
    named.refused.add(course);
  };
  for await (const item of readFeed(feed, counts)) {
    if ('refusal' in item) refuse(item.refusal, item.named);
    else if ('expired' in item) named.expired.add(item.expired);
    else if (provider.pricesOnly) merger.addPrice(item.imported, feedName);
    else if (provider.completesOnly && !merger.has(item.imported.course)) {
      counts.kept -= 1;
      counts.skipped += 1;
    } else if (editor.admits(item.imported.course)) {
      const { course } = item.imported;
      const other = merger.otherOfId(course, feedName);
      if (other === null) merger.add(complete(item.imported), feeds);
      else {
        counts.kept -= 1;
        counts.refused += 1;
        const message = `The id of another course: ${other.title}`;
        const { platform, id, url } = course;
        const at = redactSecrets(item.at);
        refuse({ provider: platform, id, at, path: 'id', message }, { id: null, url });
      }
    }
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
  const named = { expired: new NamedCourses(), refused: new NamedCourses() };
  const reports: BuildReport['feeds'][number][] = [];
  const fillFacts = await createFactFiller();
  const mergeSubjects = createSubjectMerger();
  const complete: FactFiller = (known) => mergeSubjects(fillFacts(known));
  const endMs = performance.now() + maxFeedsMs;
  for (const [index, feed] of feeds.entries()) {
    const maxMs = feedTimeMs(endMs - performance.now(), feeds.length - index - 1);
    reports.push(await readInto(merger, feed, options, named, complete, maxMs));
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
  return { reports, whole, incomplete, ...named };
}
