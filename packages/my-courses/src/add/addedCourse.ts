import {
  type Course,
  type Level,
  maxCourseHours,
  type Platform,
  type Price,
  parseCourse,
  platformList,
  platformOf,
  unknownFacts,
} from '@aulario/course-data';
import { textHash } from '@aulario/course-data/records';
import { httpsAddress } from '@aulario/safe-url';

/** The prefix of the part after the colon in the id of every added course. */
const mark = 'reader~';

/** Whether the reader added the course: its facts are from no catalogue. */
export const isAddedByReader = ({ id }: Pick<Course, 'id'>): boolean => id.includes(`:${mark}`);

/** The platform with courses on a host; an unknown platform is named after its host. */
export function platformOfHost(host: string): Platform | null {
  const known = platformList().find(({ hosts }) => hosts.includes(host));
  const platform = known ?? platformOf(host);
  return platform.hosts.length > 0 ? platform : null;
}

/** Parameters that campaigns, social networks and mailings append, and those of discounts. */
const tracking =
  /^(?:utm_\w*|(?:fb|g|d|tt|tw|y)clid|[gw]braid|msclkid|igsh(?:id)?|mc_[ce]id|_hsenc|_hsmi|mkt_tok|srsltid|_ga|_gl|vero_id|ref|referralCode|couponCode|src)$/i;

/** The canonical address of a course: without tracking parameters. */
export function plainAddress(url: URL): string {
  const plain = new URL(url.href);
  plain.hash = '';
  for (const name of [...plain.searchParams.keys()]) {
    if (tracking.test(name)) {
      plain.searchParams.delete(name);
    }
  }
  return plain.href;
}

/** The facts that the reader can enter for a course. */
export type AddedFacts = Pick<
  Course,
  'url' | 'title' | 'instructors' | 'language' | 'level' | 'price' | 'minutes' | 'recorded'
>;

/** Creates an added course; null when the facts are not enough for one. */
export function courseOfFacts(facts: AddedFacts): Course | null {
  const address = httpsAddress(facts.url);
  const platform = address === null ? null : platformOfHost(address.host);
  if (address === null || platform === null) return null;
  const url = plainAddress(address);
  const parsing = parseCourse({
    ...unknownFacts,
    ...facts,
    id: `${platform.id}:${mark}${textHash(url)}`,
    platform: platform.id,
    url,
  });
  return parsing.ok ? parsing.course : null;
}

/** The minutes of typed hours: '1,5' is 90; null for anything but a possible length. */
export function typedMinutes(typed: string): number | null {
  const hours = Number(typed.replace(',', '.'));
  return hours > 0 && hours <= maxCourseHours ? Math.max(1, Math.round(hours * 60)) : null;
}

/** The fields of an added course, which the reader can edit. */
export interface AddedFields {
  readonly title: string;
  /** The platform's name. It follows from the address and cannot be edited. */
  readonly platform: string;
  readonly instructor: string;
  readonly price: Price;
  /** Hours as typed, '12.5'; '' when unknown. */
  readonly hours: string;
  /** BCP 47. */
  readonly language: string | null;
  readonly level: Level | null;
}

/** The course of the confirmed fields; null when they are not enough for one. */
export function addedCourse(url: string, fields: AddedFields, year: number): Course | null {
  const { title, instructor, language, level, price } = fields;
  return courseOfFacts({
    url,
    title,
    instructors: instructor === '' ? [] : [instructor],
    language,
    level,
    price,
    minutes: typedMinutes(fields.hours),
    recorded: { from: year, to: year },
  });
}
