import { join } from 'node:path';
import type { CategoryId, Platform } from '@aulario/course-data';
import pages from '../../samples/courses.json' with { type: 'json' };
import cppCourses from '../../samples/cppCourses.json' with { type: 'json' };
import pythonCourses from '../../samples/pythonCourses.json' with { type: 'json' };
import type { UdemyCourse } from '../importers/udemyCourse.ts';
import type { Mapping } from '../providers/mapping.ts';
import { type Provider, platformFrom } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import type { RefusedRecord } from '../readFeed.ts';
import { readWholeFile } from '../readWholeFile.ts';
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
  /** Whether it has facts of the pages of several platforms, in the samples' own notation. */
  isOfPages?: boolean;
  category?: CategoryId;
  subjects?: readonly string[];
}

const sampleFeeds: readonly SampleFeed[] = [
  { provider: 'udemy', file: 'pythonCourses.json', category: 'Development', subjects: ['Python'] },
  { provider: 'udemy', file: 'cppCourses.json', category: 'Development', subjects: ['C/C++'] },
  ...['udemy', 'coursera', 'edx'].map((provider) => ({
    provider,
    file: 'courses.json',
    isOfPages: true,
  })),
];

/** Where the facts of pages are; the others are in columns of their own names. */
const mapping: Mapping = {
  // The slug that ends the address, where the source has no number.
  id: { column: ['id', 'url'], pattern: '([^/]+)/?$' },
  weeks: ['length', 'duration'],
  weeklyHours: 'effort',
  isFree: { column: 'is_paid', not: true },
  certificatePrice: 'certificate_price_usd',
  currency: { value: 'USD' },
};

function providerOf(
  all: ReadonlyMap<string, Provider>,
  { provider: id, isOfPages }: SampleFeed,
): Provider {
  const provider = all.get(id);
  if (provider === undefined) throw new Error(`No provider ${id}`);
  if (isOfPages !== true) return provider;
  // The pages' facts name the twelve categories themselves.
  const categories = all.get('udemy')?.categories ?? {};
  const rows = { platform: provider.name };
  return { ...provider, importer: 'mapped', rows, mapping, coursePaths: [], categories };
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
  const { price } = course;
  const isSold = price.kind === 'free' && price.certificate !== null;
  const hasCertificate = isSold || course.hasCertificate;
  return {
    course: { ...course, category, subjects, hasCertificate, imageUrl: null, recorded },
    details,
    expires,
  };
}

/** The position of a course among those of pages, after those of the lists. */
const placeOf = ({ course }: ImportedCourse): number =>
  pages.courses.findIndex(({ url }) => url === course.url);

/** The sample catalogue: real courses, whose facts were recorded between 2020 and 2024. */
export async function readSamples(): Promise<{
  courses: ImportedCourse[];
  refused: RefusedRecord[];
}> {
  const providers = readProviders();
  const courses: ImportedCourse[] = [];
  const refused: RefusedRecord[] = [];
  for (const feed of sampleFeeds) {
    const file = await readWholeFile(providerOf(providers, feed), join(folder, feed.file), seenOn);
    refused.push(...file.refused);
    courses.push(...file.courses.map((course) => asSample(course, feed)));
  }
  const inOrder = courses.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { courses: inOrder, refused };
}
