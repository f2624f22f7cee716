import { crc32 } from 'node:zlib';
import type { Course, CourseDetails, Offer, Price } from '@aulario/course-data';
import type { KnownCourse } from '../record/finishCourse.ts';
import type { CourseFile } from './courseFile.ts';
import { isAnswered } from './isAnswered.ts';
import { addressKey, workKey } from './sameCourse.ts';

/** The counts of a merge. */
export interface MergeCounts {
  /** Records that were merged into an earlier course. */
  duplicates: number;
  /** Prices of price feeds with and without a matching course. */
  pricesMatched: number;
  pricesUnmatched: number;
}

/** Earlier feeds have priority; later ones only fill in unknown facts. */
function fillIn<T extends object>(first: T, later: T): T {
  const known = new Map<string, unknown>(Object.entries(later));
  const entries = Object.entries(first).map(([key, value]) => {
    const other = known.get(key);
    return [key, isAnswered(value) || !isAnswered(other) ? value : other];
  });
  return { ...first, ...Object.fromEntries(entries) };
}

function mergeRecorded(one: Course['recorded'], other: Course['recorded']): Course['recorded'] {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** Merges two records of one course. The identity and address of the first stay. */
function mergePair(first: KnownCourse, later: KnownCourse): KnownCourse {
  const { id, url } = first.course;
  const course = {
    ...fillIn(first.course, later.course),
    id,
    url,
    recorded: mergeRecorded(first.course.recorded, later.course.recorded),
  };
  const details: CourseDetails = { ...fillIn(first.details, later.details), id };
  return { course, details };
}

const offerOf = ({ course }: KnownCourse, checked: string): Offer => ({
  platform: course.platform,
  url: course.url,
  price: course.price,
  checked,
});

/** A hash that courses of one work share; null for a course that cannot be matched. */
function workHash(course: Course): number | null {
  const key = workKey(course);
  return key === null ? null : crc32(key);
}

/** Adds the offers of other platforms for the same work. */
function withOffers(courses: readonly KnownCourse[], checked: string): KnownCourse[] {
  const works = Map.groupBy(courses, ({ course }) => workKey(course));
  return courses.flatMap(({ course, details }) => {
    const others = (works.get(workKey(course)) ?? []).filter(
      (other) => other.course.platform !== course.platform,
    );
    const offers = others.map((other) => offerOf(other, checked));
    return offers.length === 0 ? [] : [{ course, details: { ...details, offers } }];
  });
}

/**
 * Merges the records of all feeds, in the order of the feeds. Records with one id are one course,
 * and so are records of one platform at one address (without query, fragment and final slash). A
 * price feed creates no courses: its prices are assigned by address. The same title by the same
 * institution on another platform becomes an offer.
 */
export class CourseMerger {
  readonly #courses: CourseFile;
  readonly #indexOfAddress = new Map<string, number>();
  readonly #workHashes: (number | null)[] = [];
  readonly #prices: { address: string; price: Price }[] = [];
  #duplicates = 0;

  constructor(courses: CourseFile) {
    this.#courses = courses;
  }

  add(record: KnownCourse): void {
    const { id, url } = record.course;
    const address = addressKey(url);
    const index = this.#courses.indexOf(id) ?? this.#indexOfAddress.get(address);
    const before = index === undefined ? undefined : this.#courses.knownAt(index);
    if (before === undefined) this.#indexOfAddress.set(address, this.#put(record));
    else {
      this.#duplicates += 1;
      this.#put(mergePair(before, record));
    }
  }

  /** Prices may precede their courses. */
  addPrice({ course: { url, price } }: KnownCourse): void {
    this.#prices.push({ address: addressKey(url), price });
  }

  /** Assigns prices and offers to the courses after all records are read. */
  finish(today: string): MergeCounts {
    let pricesMatched = 0;
    for (const { address, price } of this.#prices) {
      const index = this.#indexOfAddress.get(address);
      const known = index === undefined ? undefined : this.#courses.knownAt(index);
      if (known === undefined || price.kind !== 'paid') continue;
      pricesMatched += 1;
      const { course, details } = known;
      if (course.price.kind !== 'free') this.#put({ course: { ...course, price }, details });
    }
    for (const indices of this.#likeIndices()) {
      const like = indices.flatMap((index) => this.#courses.knownAt(index) ?? []);
      for (const known of withOffers(like, today)) this.#courses.put(known);
    }
    const pricesUnmatched = this.#prices.length - pricesMatched;
    return { duplicates: this.#duplicates, pricesMatched, pricesUnmatched };
  }

  #put(known: KnownCourse): number {
    const index = this.#courses.put(known);
    this.#workHashes[index] = workHash(known.course);
    return index;
  }

  /** The indices of courses that may be one work, by their hashes; most courses have no like. */
  #likeIndices(): Iterable<readonly number[]> {
    const seen = new Set<number>();
    const shared = new Set<number>();
    for (const hash of this.#workHashes) {
      if (hash !== null) (seen.has(hash) ? shared : seen).add(hash);
    }
    const like = new Map<number, number[]>();
    for (const [index, hash] of this.#workHashes.entries()) {
      if (hash === null || !shared.has(hash)) continue;
      const indices = like.get(hash) ?? [];
      indices.push(index);
      like.set(hash, indices);
    }
    return like.values();
  }
}
