import { join } from 'node:path';
import type { CategoryId, Platform } from '@aulario/course-data';
import snapshot from '../../samples/courses.json' with { type: 'json' };
import cppCourses from '../../samples/cppCourses.json' with { type: 'json' };
import pythonCourses from '../../samples/pythonCourses.json' with { type: 'json' };
import type { UdemyCourse } from '../importers/udemyCourse.ts';
import { type Provider, platformFrom } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import { type FeedOptions, noCounts, type RefusedRecord, readFeed } from '../readFeed.ts';
import type { ImportedCourse } from '../record/finishCourse.ts';

/** The two lists of the specification, which have every field of its entity. */
export const sampleLists: readonly { results: readonly UdemyCourse[] }[] = [
  pythonCourses,
  cppCourses,
];

const folder = join(import.meta.dirname, '../../samples');
const recorded = { from: 2020, to: 2024 };
const seenOn = '2024-12-31';

interface SampleFeed {
  provider: string;
  file: string;
  /** A feed in the project's own plain format, of several platforms. */
  isSnapshot?: boolean;
  category?: CategoryId;
  subjects?: readonly string[];
}

const sampleFeeds: readonly SampleFeed[] = [
  { provider: 'udemy', file: 'pythonCourses.json', category: 'Development', subjects: ['Python'] },
  { provider: 'udemy', file: 'cppCourses.json', category: 'Development', subjects: ['C/C++'] },
  ...['udemy', 'coursera', 'edx'].map((provider) => ({
    provider,
    file: 'courses.json',
    isSnapshot: true,
  })),
];

function providerOf(
  all: ReadonlyMap<string, Provider>,
  { provider: id, isSnapshot }: SampleFeed,
): Provider {
  const provider = all.get(id);
  if (provider === undefined) throw new Error(`No provider ${id}`);
  if (isSnapshot !== true) return provider;
  // The snapshot names the twelve categories themselves.
  const categories = all.get('udemy')?.categories ?? {};
  return { ...provider, importer: 'snapshot', coursePaths: [], categories };
}

/** The platforms of the samples, in their order. */
export function samplePlatforms(): Platform[] {
  const providers = readProviders();
  const ids = [...new Set(sampleFeeds.map(({ provider }) => provider))];
  return ids.flatMap((id) => {
    const provider = providers.get(id);
    return provider === undefined ? [] : [platformFrom(provider)];
  });
}

function asSample({ course, details, expires }: ImportedCourse, feed: SampleFeed): ImportedCourse {
  const { category = course.category, subjects = course.subjects } = feed;
  return { course: { ...course, category, subjects, imageUrl: null, recorded }, details, expires };
}

/** The position of a course in the snapshot, after those of the lists. */
const snapshotIndex = ({ course }: ImportedCourse): number =>
  snapshot.courses.findIndex(({ url }) => url === course.url);

/** The sample catalogue: real courses, whose facts were recorded between 2020 and 2024. */
export async function readSamples(): Promise<{
  courses: ImportedCourse[];
  refused: RefusedRecord[];
}> {
  const providers = readProviders();
  const courses: ImportedCourse[] = [];
  const refused: RefusedRecord[] = [];
  for (const feed of sampleFeeds) {
    const options: FeedOptions = {
      provider: providerOf(providers, feed),
      source: join(folder, feed.file),
      seenOn,
      http: { userAgent: '' },
    };
    const counts = noCounts();
    for await (const item of readFeed(options, counts)) {
      if ('refusal' in item) refused.push(item.refusal);
      if ('imported' in item) courses.push(asSample(item.imported, feed));
    }
    if (counts.brokenOff !== null) throw new Error(`${feed.file}: ${counts.brokenOff}`);
  }
  const inOrder = courses.toSorted((one, other) => snapshotIndex(one) - snapshotIndex(other));
  return { courses: inOrder, refused };
}
