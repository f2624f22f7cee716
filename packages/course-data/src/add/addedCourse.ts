import { httpsAddress } from '@aulario/safe-url';
import { unknownAccess } from '../course/access.ts';
import type { Course, Platform } from '../course/course.ts';
import { parseCourse } from '../course/parseCourse.ts';
import { platformList, platformOf } from '../course/platforms.ts';
import type { AddedFields } from './addedFields.ts';

/** Begins the second half of the id of every course that a reader has brought. */
const mark = 'reader~';

/** Whether a course was brought by the reader: no catalogue stands behind what it says. */
export const isBroughtByReader = ({ id }: Pick<Course, 'id'>): boolean => id.includes(`:${mark}`);

/** The platform whose courses lie on a host; one that nobody knows is called by its host. */
export function platformOfHost(host: string): Platform | null {
  const known = platformList().find(({ hosts }) => hosts.includes(host));
  const platform = known ?? platformOf(host);
  return platform.hosts.length > 0 ? platform : null;
}

/** FNV-1a, 64 bits: the same address is the same course, and it protects nothing. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** An address as the same course has it everywhere: without what a campaign or a click has put there. */
export function plainAddress(url: URL): string {
  const plain = new URL(url.href);
  plain.hash = '';
  for (const name of [...plain.searchParams.keys()]) {
    if (/^(?:utm_|fbclid$|gclid$|ref$|referralCode$|couponCode$|src$)/i.test(name)) {
      plain.searchParams.delete(name);
    }
  }
  return plain.href;
}

/** The course that the reader has confirmed; null where no course can be made of it. */
export function addedCourse(url: string, fields: AddedFields, year: number): Course | null {
  const address = httpsAddress(url);
  const platform = address === null ? null : platformOfHost(address.host);
  if (address === null || platform === null) return null;
  const plain = plainAddress(address);
  const hours = Number(fields.hours.replace(',', '.'));
  const parsing = parseCourse({
    id: `${platform.id}:${mark}${hashOf(plain)}`,
    platform: platform.id,
    institution: null,
    title: fields.title,
    headline: '',
    url: plain,
    imageUrl: '/covers/category-unknown.svg',
    instructors: fields.instructor === '' ? [] : [fields.instructor],
    language: fields.language,
    level: fields.level,
    category: null,
    subjects: [],
    price: fields.price,
    access: unknownAccess,
    rating: null,
    minutes: hours > 0 && hours <= 2000 ? Math.max(1, Math.round(hours * 60)) : null,
    recorded: { from: year, to: year },
  });
  return parsing.ok ? parsing.course : null;
}
