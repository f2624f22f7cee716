import { crc32 } from 'node:zlib';
import {
  type CalendarDay,
  type Course,
  type Offer,
  type Price,
  priceYears,
  type Years,
} from '@aulario/course-data';
import { addressKey } from '../record/addressKey.ts';
import type { KnownCourse } from '../record/finishCourse.ts';
import { isAnswered } from '../record/isAnswered.ts';
import { mergePair, withPrice } from '../record/mergePair.ts';
import type { ComparedFact } from './compareFacts.ts';
import type { CourseFile } from './courseFile.ts';
import { haveOneTitle, workKey } from './sameCourse.ts';

/** The counts of a merge. */
export interface MergeCounts {
  /** Records that were merged into an earlier course. */
  duplicates: number;
  /** Prices of price feeds with and without a matching course. */
  pricesMatched: number;
  pricesUnmatched: number;
}

/** What an earlier build knew and this one could not find out: all of a course, or its price. */
export type CarriedFact = 'course' | 'price';

const offerOf = ({ course }: KnownCourse, checked: CalendarDay): Offer => ({
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
function withOffers(courses: readonly KnownCourse[], checked: CalendarDay): KnownCourse[] {
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
 * and so are records of one platform at one address ({@link addressKey}). A price feed creates no
 * courses: its prices are assigned by address. The same title by the same institution on another
 * platform becomes an offer.
 */
export class CourseMerger {
  readonly #courses: CourseFile;
  readonly #indexOfAddress = new Map<string, number>();
  readonly #workHashes: (number | null)[] = [];
  readonly #prices: { address: string; price: Price; years: Years; feed: string }[] = [];
  readonly #carried = new Map<string, CarriedFact>();
  #duplicates = 0;

  constructor(courses: CourseFile) {
    this.#courses = courses;
  }

  /** The facts of an earlier build, by the ids of their courses. */
  get carried(): ReadonlyMap<string, CarriedFact> {
    return this.#carried;
  }

  /** The providers whose feeds have held a course; null for none. */
  feedsOf(id: string): readonly string[] | null {
    const index = this.#courses.indexOf(id);
    return index === undefined ? null : this.#courses.feedsAt(index);
  }

  #indexFor({ id, url }: Course): number | undefined {
    return this.#courses.indexOf(id) ?? this.#indexOfAddress.get(addressKey(url));
  }

  /** Whether an earlier record is of the same course. */
  has(course: Course): boolean {
    return this.#indexFor(course) !== undefined;
  }

  /**
   * Another course to which the same feed has given this one's id or address: the other of them and the title are its
   * own. Between feeds, as of two years, a course may have been renamed.
   */
  otherCourse(course: Course, feed: string): Course | null {
    const index = this.#indexFor(course);
    const before = index === undefined ? undefined : this.#courses.at(index);
    if (index === undefined || before === undefined || haveOneTitle(before, course)) return null;
    const isOne = before.id === course.id && addressKey(before.url) === addressKey(course.url);
    return !isOne && this.#courses.feedsAt(index).includes(feed) ? before : null;
  }

  add(record: KnownCourse, feeds: readonly string[]): void {
    const address = addressKey(record.course.url);
    const index = this.#indexFor(record.course);
    const before = index === undefined ? undefined : this.#courses.knownAt(index);
    if (index === undefined || before === undefined)
      this.#indexOfAddress.set(address, this.#put(record, feeds));
    else {
      this.#duplicates += 1;
      this.#put(mergePair(before, record), this.#feedsWith(index, feeds));
    }
  }

  /**
   * Gives the course at an address the id of an earlier build, which no record has any more.
   *
   * @param isKnown - Whether an earlier build had a course with the id that it has now.
   */
  keepId(id: string, url: string, isKnown: (id: string) => boolean): void {
    if (this.#courses.has(id)) return;
    const index = this.#indexOfAddress.get(addressKey(url));
    const now = index === undefined ? undefined : this.#courses.at(index);
    if (now === undefined || isKnown(now.id) || !id.startsWith(`${now.platform}:`)) return;
    this.#courses.rename(new Map([[now.id, id]]));
  }

  /** The id that the course with this address and title has now, if it is another one than before. */
  movedFrom(before: string, url: string, title: string): string | null {
    const index = this.#indexOfAddress.get(addressKey(url));
    if (index === undefined || index === this.#courses.indexOf(before)) return null;
    const now = this.#courses.at(index);
    const isOne = now !== undefined && haveOneTitle(now, { title });
    return isOne && before.startsWith(`${now.platform}:`) ? now.id : null;
  }

  /**
   * Gives courses their earlier ids. A course that has one of these now and was nowhere before takes another.
   *
   * @param ids - The earlier ids by those that the courses have now.
   */
  exchangeIds(ids: ReadonlyMap<string, string>, isKnown: (id: string) => boolean): void {
    const isTaken = (id: string) => isKnown(id) || this.#courses.has(id);
    const newIds = [...ids.values()]
      .filter((id) => !ids.has(id) && this.#courses.has(id))
      .map((id): [string, string] => {
        let number = 2;
        while (isTaken(`${id}~${number}`)) number += 1;
        return [id, `${id}~${number}`];
      });
    this.#courses.rename(new Map([...ids, ...newIds]));
  }

  /** Prices may precede their courses. */
  addPrice({ course }: KnownCourse, feed: string): void {
    const { url, price } = course;
    this.#prices.push({ address: addressKey(url), price, years: priceYears(course), feed });
  }

  /** Assigns the prices to the courses after all records are read. */
  assignPrices(): Pick<MergeCounts, 'pricesMatched' | 'pricesUnmatched'> {
    let pricesMatched = 0;
    for (const { address, price, years, feed } of this.#prices) {
      const index = this.#indexOfAddress.get(address);
      const known = index === undefined ? undefined : this.#courses.knownAt(index);
      if (index === undefined || known === undefined || price.kind !== 'paid') continue;
      pricesMatched += 1;
      const { course, details } = known;
      const priced = course.price.kind === 'free' ? course : withPrice(course, price, years);
      this.#put({ course: priced, details }, this.#feedsWith(index, [feed]));
    }
    return { pricesMatched, pricesUnmatched: this.#prices.length - pricesMatched };
  }

  /**
   * Adds a course of an earlier build, or the facts of it that are unknown now. Returns false if the
   * same course has another id now.
   */
  carry({ course, details }: KnownCourse, feeds: readonly string[]): boolean {
    const index = this.#courses.indexOf(course.id);
    const now = index === undefined ? undefined : this.#courses.knownAt(index);
    // Offers are found again.
    const earlier = { course, details: { ...details, offers: [] } };
    if (index === undefined || now === undefined) {
      const address = addressKey(course.url);
      if (this.#indexOfAddress.has(address)) return false;
      this.#indexOfAddress.set(address, this.#put(earlier, feeds));
      this.#carried.set(course.id, 'course');
      return true;
    }
    const merged = mergePair(now, earlier);
    this.#put(merged, this.#feedsWith(index, feeds));
    if (!isAnswered(now.course.price) && isAnswered(merged.course.price))
      this.#carried.set(course.id, 'price');
    return true;
  }

  /**
   * Gives a course facts of an earlier build in place of those of this one, which are not believed. Where the title is
   * among them, the record is of another course, and all of it is as it was.
   */
  restore({ course, details }: KnownCourse, facts: readonly ComparedFact[]): void {
    const index = this.#courses.indexOf(course.id);
    const now = index === undefined ? undefined : this.#courses.knownAt(index);
    if (index === undefined || now === undefined) return;
    const isWhole = facts.includes('title');
    const earlier = Object.fromEntries(facts.map((fact) => [fact, course[fact]]));
    this.#put(
      isWhole
        ? { course, details: { ...details, offers: [] } }
        : { course: { ...now.course, ...earlier }, details: now.details },
      this.#courses.feedsAt(index),
    );
    if (isWhole) this.#carried.set(course.id, 'course');
    else if (facts.includes('price')) this.#carried.set(course.id, 'price');
  }

  /** Links the offers of other platforms for the same works. */
  linkOffers(today: CalendarDay): Pick<MergeCounts, 'duplicates'> {
    for (const indices of this.#likeIndices()) {
      const like = indices.flatMap((index) => this.#courses.knownAt(index) ?? []);
      for (const known of withOffers(like, today)) this.#courses.put(known);
    }
    return { duplicates: this.#duplicates };
  }

  #feedsWith(index: number, feeds: readonly string[]): readonly string[] {
    const before = this.#courses.feedsAt(index);
    const others = feeds.filter((feed) => !before.includes(feed));
    return others.length === 0 ? before : [...before, ...others];
  }

  #put(known: KnownCourse, feeds: readonly string[]): number {
    const index = this.#courses.put(known, feeds);
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
