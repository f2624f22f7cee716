import { createHash } from 'node:crypto';
import {
  type CalendarDay,
  type Course,
  type CourseDetails,
  noDetails,
  parseCourse,
  parseCourseDetails,
  parseCourseUrl,
  type RecordIssue,
} from '@aulario/course-data';
import { maxCourseChars } from '@aulario/course-data/build';
import {
  cached,
  type Draft,
  emptyDraft,
  firstSentence,
  type NoteField,
  readLanguage,
  readLine,
} from '@aulario/course-data/reading';
import { applyRules } from '../access/applyRules.ts';
import { maxAddressChars } from '../limits.ts';
import { type Provider, recordedDays } from '../providers/provider.ts';
import { redactSecrets } from '../source/redactSecrets.ts';
import { targetsIn, withEncodedBlanks, withoutVisit } from './addressKey.ts';

const maxLength = 160;

/**
 * Encodes an id of a source as the part of a course's id after the colon: other characters become
 * '~' and their bytes, an address becomes its path, and long ids end in a hash.
 */
function sourceIdOf(value: unknown): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.length > maxAddressChars ? '' : value.trim().normalize('NFC');
  const path = /^https?:\/\/[^/]+\/(.*?)\/*$/i.exec(text)?.[1]?.replaceAll('/', '.') ?? text;
  const written = path.replace(/^\.|[^\w.-]/gu, (char) => `~${Buffer.from(char).toString('hex')}`);
  if (written === '') return null;
  if (written.length <= maxLength) return written;
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 12);
  return `${written.slice(0, maxLength)}~${hash}`;
}

/** The whole address that a feed means: blanks, 'http:', a missing scheme and 'www.' are its style. */
function wholeAddress(value: string, { home, hosts }: Provider): string {
  const text = withEncodedBlanks(value);
  if (/^\/(?![/\\])/.test(text)) return new URL(text, home).href;
  const address = text.replace(/^http:\/\//i, 'https://');
  const host = /^(?:https:\/\/)?([a-z\d.-]+)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const known = [host, `www.${host}`, host.replace(/^www\./, '')].find((each) =>
    hosts.includes(each),
  );
  return known === undefined
    ? address
    : `https://${known}${address.replace(/^https:\/\//i, '').slice(host.length)}`;
}

const isOnPath = (url: string, { coursePaths }: Provider): boolean => {
  const { pathname } = new URL(url);
  return (
    coursePaths.length === 0 ||
    coursePaths.some((path) => pathname.startsWith(path) && pathname.length > path.length)
  );
};

/**
 * The validated address of a course on its provider's hosts, without what it says of a visit; relative ones are
 * resolved against its home.
 */
function courseUrlOf(value: unknown, provider: Provider): string | null {
  if (typeof value !== 'string' || value.length > maxAddressChars) return null;
  const url = parseCourseUrl(wholeAddress(value, provider), provider.id);
  return url !== null && isOnPath(url, provider) ? withoutVisit(url) : null;
}

/** The address of a course to which that of an affiliate network leads. */
const targetUrlOf = (value: unknown, provider: Provider): string | null =>
  targetsIn(String(value)).flatMap((target) => courseUrlOf(target, provider) ?? [])[0] ?? null;

const maxShownChars = 120;

/** Why an address is not that of a course of its provider. */
function addressProblem(value: unknown, provider: Provider): string {
  if (typeof value !== 'string' || value.trim() === '') return 'No address';
  const shown = redactSecrets(value.trim().slice(0, maxShownChars));
  const address = wholeAddress(value, provider);
  if (value.length > maxAddressChars || !URL.canParse(address)) return `No whole address: ${shown}`;
  const url = parseCourseUrl(address, provider.id);
  if (url !== null) return `Not below ${provider.coursePaths.join(', ')}: ${shown}`;
  return `Not on ${provider.hosts.join(', ')}: ${shown}`;
}

/** A course with its details. */
export interface KnownCourse {
  course: Course;
  details: CourseDetails;
}

/** A course that was read from a feed. */
export interface ImportedCourse extends KnownCourse {
  /** The last day on which it is available; null without an end. */
  expires: CalendarDay | null;
}

/** What tells which course is meant; null for what is unreadable. */
export interface CourseName {
  readonly id: string | null;
  readonly url: string | null;
}

/** The result of finishing a draft. */
export type Importing =
  | { ok: true; imported: ImportedCourse }
  | { ok: false; issue: RecordIssue; named: CourseName };

/** The context that all records of a feed share. */
export interface FeedContext {
  provider: Provider;
  /** The day on which the feed was read, or recorded, 'YYYY-MM-DD'. */
  seenOn: CalendarDay;
  note: NoteField;
}

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

const fold = (label: string) => label.trim().toLowerCase();

const categoryTable = cached(
  ({ categories }: Provider) =>
    new Map(Object.entries(categories).map(([label, ids]) => [fold(label), [ids].flat()])),
);

/** The category of the first label with a line, or the provider's own, and another that is stated. */
function categoriesIn(
  { categories: labels, furtherCategories }: Draft,
  { provider, note }: FeedContext,
): Pick<Course, 'category' | 'secondCategory'> {
  const table = categoryTable(provider);
  const line = labels.map((label) => table.get(fold(label))).find((found) => found !== undefined);
  const [category = provider.category ?? null, ...others] = line ?? [];
  const further = furtherCategories.flatMap((label) => table.get(fold(label))?.[0] ?? []);
  const [secondCategory = null] = [...others, ...further].filter((one) => one !== category);
  // What is missing was noted when it was read.
  if (category === null && labels.length > 0) note('category', 'unmapped');
  return { category, secondCategory };
}

const refusal =
  (named: CourseName) =>
  (path: string, message: string): Importing => ({ ok: false, issue: { path, message }, named });

/** A title that its row runs into, as in a table that has lost its quotes: an address, or the end of a cell. */
const otherCells = /https?:\/\/|",\S/;

/** Adds the price of the certificate to a free price; other prices do not contain one. */
function priceOf({ price, certificatePrice }: Draft): Course['price'] {
  return price.kind === 'free' && price.certificate === null && certificatePrice !== null
    ? { kind: 'free', certificate: certificatePrice }
    : price;
}

function cardOf(draft: Draft, id: string, title: string, url: string, context: FeedContext) {
  const { provider } = context;
  const { from, to: seenOn } = draft.recorded ??
    recordedDays(provider) ?? { from: context.seenOn, to: context.seenOn };
  const price = priceOf(draft);
  const { access, facts, hasCertificate } = applyRules(
    { price, hasCertificate: draft.hasCertificate, feed: draft.access, seenOn },
    provider.access,
  );
  const course = {
    ...draft,
    id,
    platform: provider.id,
    title,
    url,
    headline: draft.headline ?? firstSentence(draft.description),
    language: draft.language ?? readLanguage(provider.language ?? null),
    ...categoriesIn(draft, context),
    price,
    access,
    hasCertificate,
    recorded: { from: yearOf(from), to: yearOf(seenOn) },
  };
  return { course, facts };
}

const isTooLong = (value: unknown): boolean => JSON.stringify(value).length > maxCourseChars;

function detailsOf(
  draft: Draft,
  id: string,
  access: CourseDetails['access'],
  note: NoteField,
): CourseDetails {
  const hasCertificateFacts =
    draft.certificateName !== null || draft.certificatePrice !== null || draft.credits !== null;
  const details = parseCourseDetails({
    ...draft,
    id,
    access,
    certificate: hasCertificateFacts
      ? { name: draft.certificateName, price: draft.certificatePrice, credits: draft.credits }
      : null,
  });
  if (details !== null && !isTooLong(details)) return details;
  note('details', 'unreadable');
  return { ...noDetails(id), access };
}

/**
 * Creates a course from a draft. Requires identity, title and an address on the provider's hosts;
 * any other fact that the strict parser rejects becomes unknown and is noted.
 */
export function finishCourse(draft: Draft, context: FeedContext): Importing {
  const { provider, note } = context;
  const ownUrl = courseUrlOf(draft.url, provider);
  const url = ownUrl ?? targetUrlOf(draft.url, provider);
  const written = String(draft.url);
  // An address gives the same id with its scheme and without it, and through any network.
  const isWhole = ownUrl !== null && /^(?:https?:\/\/|\/)/i.test(written);
  const address = isWhole ? withoutVisit(written) : url;
  const sourceId = sourceIdOf((draft.sourceId === draft.url ? address : null) ?? draft.sourceId);
  if (sourceId === null) return refusal({ id: null, url })('id', 'No identity');
  const id = `${provider.id}:${sourceId}`;
  const refuse = refusal({ id, url });
  const title = readLine(draft.title);
  if (title === null) return refuse('title', 'No title');
  if (!provider.completesOnly && otherCells.test(title))
    return refuse('title', 'Other cells run into the title');
  if (url === null) return refuse('url', addressProblem(draft.url, provider));

  let taken = draft;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { course, facts } = cardOf(
      taken,
      id,
      title,
      url,
      attempt === 0 ? context : { ...context, note: () => undefined },
    );
    const parsing = parseCourse(course);
    if (parsing.ok) {
      if (isTooLong(parsing.course)) return refuse('', `Over ${maxCourseChars} characters`);
      const details = detailsOf(taken, id, facts, note);
      return { ok: true, imported: { course: parsing.course, details, expires: draft.expires } };
    }
    const bad = new Set(parsing.issues.map(({ path }) => path.split('.')[0] ?? ''));
    for (const field of bad) note(field, 'unreadable');
    const fresh = Object.entries(emptyDraft).filter(([field]) => bad.has(field));
    if (fresh.length === 0)
      return refuse(parsing.issues[0]?.path ?? '', parsing.issues[0]?.message ?? 'Invalid record');
    taken = { ...taken, ...Object.fromEntries(fresh) };
  }
  return refuse('', 'Invalid record');
}
