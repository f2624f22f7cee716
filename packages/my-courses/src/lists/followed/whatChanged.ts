import {
  type CalendarDay,
  type Catalogue,
  type Course,
  type CourseChange,
  type DiscontinuedCourse,
  type Money,
  type RequestOptions,
  utcDay,
} from '@aulario/course-data';
import type { Moment } from '@aulario/course-data/records';

/** A stored course of a cart or a list. */
export interface KeptCourse {
  readonly course: Course;
  readonly addedAt: Moment;
}

/** The changes of stored courses; each course only under its most important change. */
export interface WhatChanged<Kept extends KeptCourse> {
  readonly cheaper: readonly { kept: Kept; before: Money; now: Money }[];
  readonly free: readonly { kept: Kept }[];
  readonly discontinued: readonly { kept: Kept; discontinued: DiscontinuedCourse }[];
  readonly updated: readonly { kept: Kept; day: CalendarDay }[];
}

/** The number of changes of all kinds. */
export const countChanges = (changed: WhatChanged<KeptCourse>): number =>
  Object.values(changed).reduce((sum, list) => sum + list.length, 0);

/** The changes of courses in the current build of a catalogue. */
export interface ChangesOfBuild {
  /** The day of the build; null for a recorded sample. */
  readonly builtOn: CalendarDay | null;
  readonly changes: readonly CourseChange[];
}

/** Fetches the changes of courses, if the build is newer than the one that was seen last. */
export async function changesOfBuild(
  catalogue: Pick<Catalogue, 'about' | 'changes'>,
  courseIds: readonly string[],
  seenOn: CalendarDay | null,
  options?: RequestOptions,
): Promise<ChangesOfBuild> {
  const { builtOn } = await catalogue.about(null, options);
  const isNew = builtOn !== null && seenOn !== null && builtOn > seenOn;
  return {
    builtOn,
    changes: isNew && courseIds.length > 0 ? await catalogue.changes(courseIds, options) : [],
  };
}

/** The price before the first and after the last change, if it has fallen. */
function fallOf(changes: readonly CourseChange[]): { before: Money; now: Money } | null {
  const prices = changes.filter((change) => change.kind === 'price');
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { before } = first;
  const { now } = last;
  return before.currency === now.currency && now.amount < before.amount ? { before, now } : null;
}

type Mutable<Lists> = {
  -readonly [Kind in keyof Lists]: Lists[Kind] extends readonly (infer Item)[] ? Item[] : never;
};

/**
 * Finds the changes of stored courses since the build of a day, and of each course since it was
 * added. `changes` are those of the catalogue, the oldest first.
 */
export function whatChanged<Kept extends KeptCourse>(
  kept: readonly Kept[],
  changes: readonly CourseChange[],
  seenOn: CalendarDay,
): WhatChanged<Kept> {
  const byId = Map.groupBy(changes, ({ id }) => id);
  const changed: Mutable<WhatChanged<Kept>> = {
    discontinued: [],
    free: [],
    cheaper: [],
    updated: [],
  };
  for (const each of kept) {
    const added = utcDay(each.addedAt);
    const since = added > seenOn ? added : seenOn;
    const own = (byId.get(each.course.id) ?? []).filter(({ day }) => day > since);
    const discontinued = own.find((change) => change.kind === 'discontinued');
    const fall = fallOf(own);
    const updated = own.findLast(({ kind }) => kind === 'updated');
    if (discontinued !== undefined) changed.discontinued.push({ kept: each, discontinued });
    else if (own.some(({ kind }) => kind === 'free')) changed.free.push({ kept: each });
    else if (fall !== null) changed.cheaper.push({ kept: each, ...fall });
    else if (updated !== undefined) changed.updated.push({ kept: each, day: updated.day });
  }
  return changed;
}
