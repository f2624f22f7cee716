import type { Course, CourseDetails } from '@aulario/course-data';
import { type CourseList, TextFile } from '@aulario/course-data/build';
import type { KnownCourse } from '../record/finishCourse.ts';

const noFeeds: readonly string[] = [];

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
  readonly #indices = new Map<string, number>();
  /** The number of each course's text; that of its details follows. */
  readonly #numbers: number[] = [];
  readonly #feeds: (readonly string[])[] = [];

  get length(): number {
    return this.#numbers.length;
  }

  /**
   * Adds a course, or replaces the one with the same id. Returns its index.
   *
   * @param feeds - The providers whose feeds held it; those of the replaced one if omitted.
   */
  put({ course, details }: KnownCourse, feeds?: readonly string[]): number {
    const index = this.#indices.get(course.id) ?? this.length;
    this.#indices.set(course.id, index);
    this.#feeds[index] = feeds ?? this.#feeds[index] ?? noFeeds;
    this.#numbers[index] = this.#texts.add(JSON.stringify(course));
    this.#texts.add(JSON.stringify(details));
    return index;
  }

  /** Gives courses other ids, which may be those of each other. */
  rename(ids: ReadonlyMap<string, string>): void {
    const renamed = [...ids].flatMap(([from, to]) => {
      const index = this.#indices.get(from);
      return index === undefined ? [] : [{ from, to, index }];
    });
    for (const { from } of renamed) this.#indices.delete(from);
    for (const { to, index } of renamed) this.#indices.set(to, index);
    for (const { to, index } of renamed) {
      const known = this.knownAt(index);
      if (known !== undefined)
        this.put({ course: { ...known.course, id: to }, details: { ...known.details, id: to } });
    }
  }

  /** The index of a course; undefined without it. */
  indexOf(id: string): number | undefined {
    return this.#indices.get(id);
  }

  has(id: string): boolean {
    return this.#indices.has(id);
  }

  get(id: string): Course | undefined {
    const index = this.#indices.get(id);
    return index === undefined ? undefined : this.at(index);
  }

  keys(): Iterable<string> {
    return this.#indices.keys();
  }

  at(index: number): Course | undefined {
    const number = this.#numbers[index];
    return number === undefined ? undefined : this.#parse(number);
  }

  /** The details of a course. */
  detailsOf(id: string): CourseDetails | null {
    const index = this.#indices.get(id);
    return index === undefined ? null : this.#detailsAt(index);
  }

  /** The providers whose feeds held the course at an index. */
  feedsAt(index: number): readonly string[] {
    return this.#feeds[index] ?? noFeeds;
  }

  /** A course with its details; undefined where no course has the index. */
  knownAt(index: number): KnownCourse | undefined {
    const course = this.at(index);
    return course === undefined ? undefined : { course, details: this.#detailsAt(index) };
  }

  *values(): Generator<Course> {
    for (let index = 0; index < this.length; index += 1) {
      const course = this.at(index);
      if (course !== undefined) yield course;
    }
  }

  [Symbol.iterator](): Iterator<Course> {
    return this.values();
  }

  /** All courses with their details, in order. Courses may be replaced meanwhile. */
  *known(): Generator<KnownCourse> {
    for (let index = 0, { length } = this; index < length; index += 1) {
      const known = this.knownAt(index);
      if (known !== undefined) yield known;
    }
  }

  /** Each course with its details and feeds as a line of JSON, as {@link known} gives them. */
  *lines(): Generator<string> {
    for (const [index, number] of this.#numbers.entries()) {
      const [course, details] = [this.#texts.read(number), this.#texts.read(number + 1)];
      yield `[${course},${details},${JSON.stringify(this.feedsAt(index))}]\n`;
    }
  }

  /** Frees the file; no course can be read any more. */
  close(): void {
    this.#texts.close();
  }

  #detailsAt(index: number): CourseDetails {
    return this.#parse((this.#numbers[index] ?? 0) + 1);
  }

  /** Only this class writes the texts, so they need no validation. */
  #parse<T extends Course | CourseDetails>(number: number): T {
    return JSON.parse(this.#texts.read(number));
  }
}
