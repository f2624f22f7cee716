import type { Course, CourseDetails } from '@aulario/course-data';
import { type CourseList, TextFile } from '@aulario/course-data/build';
import type { KnownCourse } from '../record/finishCourse.ts';

/** The courses of a build by id, such as a Map. */
export interface CoursesById {
  has: (id: string) => boolean;
  get: (id: string) => Course | undefined;
  keys: () => Iterable<string>;
  values: () => Iterable<Course>;
}

/**
 * The courses of a build, in the order in which they came, in a temporary file. Only their ids and
 * their positions in the file are in memory, so a build of any size fits.
 */
export class CourseFile implements CoursesById, CourseList {
  readonly #texts = new TextFile();
  readonly #places = new Map<string, number>();
  /** The number of each course's text; that of its details follows. */
  readonly #numbers: number[] = [];

  get length(): number {
    return this.#numbers.length;
  }

  /** Adds a course, or replaces the one with the same id. Returns its place. */
  put({ course, details }: KnownCourse): number {
    const place = this.#places.get(course.id) ?? this.length;
    this.#places.set(course.id, place);
    this.#numbers[place] = this.#texts.add(JSON.stringify(course));
    this.#texts.add(JSON.stringify(details));
    return place;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  get(id: string): Course | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.at(place);
  }

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  at(place: number): Course | undefined {
    const number = this.#numbers[place];
    return number === undefined ? undefined : this.#parse(number);
  }

  /** The details of a course. */
  detailsOf(id: string): CourseDetails | null {
    const place = this.#places.get(id);
    return place === undefined ? null : this.#detailsAt(place);
  }

  /** A course with its details; undefined where no course has the place. */
  knownAt(place: number): KnownCourse | undefined {
    const course = this.at(place);
    return course === undefined ? undefined : { course, details: this.#detailsAt(place) };
  }

  *values(): Generator<Course> {
    for (let place = 0; place < this.length; place += 1) {
      const course = this.at(place);
      if (course !== undefined) yield course;
    }
  }

  [Symbol.iterator](): Iterator<Course> {
    return this.values();
  }

  /** All courses with their details, in order. Courses may be replaced meanwhile. */
  *known(): Generator<KnownCourse> {
    for (let place = 0, { length } = this; place < length; place += 1) {
      const known = this.knownAt(place);
      if (known !== undefined) yield known;
    }
  }

  /** Each course with its details as a line of JSON, as {@link known} gives them. */
  *lines(): Generator<string> {
    for (const number of this.#numbers)
      yield `[${this.#texts.read(number)},${this.#texts.read(number + 1)}]\n`;
  }

  /** Frees the file; no course can be read any more. */
  close(): void {
    this.#texts.close();
  }

  #detailsAt(place: number): CourseDetails {
    return this.#parse((this.#numbers[place] ?? 0) + 1);
  }

  /** Only this class writes the texts, so they need no validation. */
  #parse<T extends Course | CourseDetails>(number: number): T {
    return JSON.parse(this.#texts.read(number));
  }
}
