import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Course, CourseDetails } from '@aulario/course-data';
import type { CourseList } from '@aulario/course-data/build';
import type { KnownCourse } from '../record/finishCourse.ts';

/** The courses of a build by their ids; a Map is one, too. */
export interface CoursesById {
  has: (id: string) => boolean;
  get: (id: string) => Course | undefined;
  keys: () => Iterable<string>;
  values: () => Iterable<Course>;
}

const maxPendingBytes = 2 ** 20;

/** Opens a temporary file and removes its name: nothing is left behind if the process is stopped. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'aulario-courses-'));
  const file = openSync(join(folder, 'courses'), 'w+');
  rmSync(folder, { recursive: true });
  return file;
}

/**
 * The courses of a build, in the order in which they came, in a temporary file. Only their ids and
 * their positions in the file are in memory, so a build of any size fits.
 */
export class CourseFile implements CoursesById, CourseList {
  readonly #file = openNameless();
  readonly #places = new Map<string, number>();
  readonly #starts: number[] = [];
  readonly #courseBytes: number[] = [];
  readonly #detailsBytes: number[] = [];
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #writtenBytes = 0;
  #scratch = Buffer.allocUnsafe(maxPendingBytes);

  get length(): number {
    return this.#starts.length;
  }

  /** Adds a course, or replaces the one with the same id. Returns its place. */
  put({ course, details }: KnownCourse): number {
    const place = this.#places.get(course.id) ?? this.length;
    this.#places.set(course.id, place);
    this.#starts[place] = this.#writtenBytes + this.#pendingBytes;
    this.#courseBytes[place] = this.#append(course);
    this.#detailsBytes[place] = this.#append(details);
    if (this.#pendingBytes > maxPendingBytes) this.#flush();
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
    const start = this.#starts[place];
    return start === undefined ? undefined : this.#read(start, this.#courseBytes[place] ?? 0);
  }

  /** What only a course's own page shows. */
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
    for (const [place, start] of this.#starts.entries()) {
      const courseBytes = this.#courseBytes[place] ?? 0;
      const detailsBytes = this.#detailsBytes[place] ?? 0;
      const details = this.#text(start + courseBytes, detailsBytes);
      yield `[${this.#text(start, courseBytes)},${details}]\n`;
    }
  }

  /** Frees the file; no course can be read any more. */
  close(): void {
    closeSync(this.#file);
  }

  #detailsAt(place: number): CourseDetails {
    const start = (this.#starts[place] ?? 0) + (this.#courseBytes[place] ?? 0);
    return this.#read(start, this.#detailsBytes[place] ?? 0);
  }

  #append(value: Course | CourseDetails): number {
    const bytes = Buffer.from(JSON.stringify(value));
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    return bytes.length;
  }

  #flush(): void {
    writeSync(this.#file, Buffer.concat(this.#pending), 0, this.#pendingBytes, this.#writtenBytes);
    this.#writtenBytes += this.#pendingBytes;
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  /** Only this class writes the file, so its content needs no validation. */
  #read<T extends Course | CourseDetails>(start: number, length: number): T {
    return JSON.parse(this.#text(start, length));
  }

  #text(start: number, length: number): string {
    if (start + length > this.#writtenBytes) this.#flush();
    if (length > this.#scratch.length) this.#scratch = Buffer.allocUnsafe(length);
    readSync(this.#file, this.#scratch, 0, length, start);
    return this.#scratch.toString('utf8', 0, length);
  }
}
