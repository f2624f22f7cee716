import { addressKey } from '../record/addressKey.ts';
import type { CourseName } from '../record/finishCourse.ts';

/** Courses that feeds name and do not offer, by id and by address: a feed may have given new ids. */
export class NamedCourses {
  readonly #ids = new Set<string>();
  readonly #addresses = new Set<string>();

  get size(): number {
    return Math.max(this.#ids.size, this.#addresses.size);
  }

  add({ id, url }: CourseName): void {
    if (id !== null) this.#ids.add(id);
    if (url !== null) this.#addresses.add(addressKey(url));
  }

  has({ id, url }: CourseName): boolean {
    return (
      (id !== null && this.#ids.has(id)) || (url !== null && this.#addresses.has(addressKey(url)))
    );
  }
}
