import {
  emptyDraft,
  type FeedRecord,
  firstAt,
  listOf,
  readDay,
  readImage,
  readLanguage,
  readLanguages,
  readLine,
  readName,
  readNames,
  readParagraphs,
  readPeople,
  readWorkload,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';
import type { Importer, Joins } from './importer.ts';

const slugPattern = /^[\w-]{1,200}$/;

/** The names of the records that a course refers to by id; null when none is known. */
const joined = (joins: Joins, list: string) => (ids: unknown) => {
  const records = joins.get(list);
  const names = listOf(ids).flatMap((id) => readName(records?.get(scalarOf(id))) ?? []);
  return names.length === 0 ? null : names;
};

/** Whether any certificate is available; null for anything but a list. */
const readCertificates = (value: unknown): boolean | null =>
  Array.isArray(value) ? value.length > 0 : null;

function addressOf(slug: unknown): string | null {
  return typeof slug === 'string' && slugPattern.test(slug)
    ? `https://www.coursera.org/learn/${slug}`
    : null;
}

const domainsOf = (value: unknown): string[][] =>
  listOf(value).map((domain) =>
    [valueAt(domain, 'subdomainId'), valueAt(domain, 'domainId')].flatMap(
      (id) => readLine(id) ?? [],
    ),
  );

/** Whether a file of a Coursera feed holds what courses refer to, and no courses. */
const isJoinRecord = (record: FeedRecord): boolean =>
  record['slug'] === undefined &&
  (record['fullName'] !== undefined || record['shortName'] !== undefined);

/**
 * Courses of Coursera's `courses.v1`, with its partners and instructors joined by their ids from
 * `linked` or from lists of their own. It knows neither prices nor ratings.
 */
export const coursera: Importer = {
  records: ['elements', 'courses', ''],
  next: (answer, address) => {
    const start = valueAt(answer, 'paging.next');
    if (start === undefined || start === null || start === '') return null;
    const next = new URL(address);
    next.searchParams.set('start', scalarOf(start));
    return next.href;
  },
  joins: ['partners', 'instructors'],
  read: (record, { read, joins }) => {
    if (isJoinRecord(record)) return null;
    const at = (...paths: readonly string[]) => firstAt(record, ...paths);
    const partners = read(
      'institution',
      at('partnerIds', 'partners', 'partner_ids'),
      (value) => joined(joins, 'partners')(value) ?? readNames(value),
    );
    const named = (names: string[] | null) => names?.filter((name) => !/^\d+$/.test(name)) ?? [];
    const domains = domainsOf(at('domainTypes'));
    const workload = readWorkload(at('workload', 'estimatedClassWorkload'));
    const hasWorkload = read(
      'workload',
      at('workload', 'estimatedClassWorkload'),
      () => workload.minutes ?? workload.weeks ?? workload.weeklyHours,
    );
    return {
      ...emptyDraft,
      sourceId: at('slug', 'shortName', 'id'),
      title: at('name'),
      url: addressOf(at('slug', 'shortName')),
      headline: read('headline', at('shortDescription', 'tagline'), readLine),
      description: read('description', at('description'), readParagraphs) ?? [],
      institution: named(partners)[0] ?? null,
      instructors: named(
        read('instructors', at('instructorIds', 'instructors', 'instructor'), (value) =>
          readPeople(joined(joins, 'instructors')(value) ?? value),
        ),
      ),
      imageUrl: read('imageUrl', at('photoUrl', 'photo', 'largeIcon'), readImage),
      language: read('language', listOf(at('primaryLanguages', 'language'))[0], readLanguage),
      subtitles: read('subtitles', at('subtitleLanguages'), readLanguages),
      categories: domains.flat(),
      furtherCategories: domains.flatMap(([subdomain]) => subdomain ?? []),
      subjects: [],
      ...(hasWorkload === null ? {} : workload),
      hasCertificate: read('hasCertificate', at('certificates'), readCertificates),
      published: read('published', at('plannedLaunchDate', 'startDate'), readDay),
    };
  },
};
