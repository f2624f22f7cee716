import type { CartEntry } from './cartEntry.ts';
import type { CartPlace } from './cartKey.ts';

/** What lies at one place. No entry = bytes that this release cannot read. */
export interface Slot {
  readonly raw: string;
  readonly entry: CartEntry | null;
}

/** What this tab knows to be stored, by course and place. */
export interface CartSlots {
  get(place: CartPlace): Slot | null;
  set(place: CartPlace, slot: Slot | null): void;
  all(): readonly CartPlace[];
  courseKeys(): Iterable<string>;
  /** The numbers of the places of a course that are taken, in order. */
  taken(courseKey: string): readonly number[];
  /** Those of them that hold an entry. */
  readable(courseKey: string): readonly number[];
  /** The first of those; null when there is none. */
  firstReadable(courseKey: string): CartPlace | null;
  countUnreadable(): number;
}

export function createCartSlots(): CartSlots {
  const courses = new Map<string, Map<number, Slot>>();

  const none: ReadonlyMap<number, Slot> = new Map();
  const slotsOf = (courseKey: string) => courses.get(courseKey) ?? none;

  const inOrder = (places: Iterable<number>) => [...places].sort((a, b) => a - b);

  function set({ courseKey, place }: CartPlace, slot: Slot | null): void {
    const slots = courses.get(courseKey) ?? new Map<number, Slot>();
    if (slot) slots.set(place, slot);
    else slots.delete(place);
    if (slots.size > 0) courses.set(courseKey, slots);
    else courses.delete(courseKey);
  }

  function readable(courseKey: string): readonly number[] {
    const slots = slotsOf(courseKey);
    return inOrder(slots.keys()).filter((place) => slots.get(place)?.entry);
  }

  /** Asked for every item whenever the cart is shown, so it builds no list. */
  function firstReadable(courseKey: string): CartPlace | null {
    let first: number | null = null;
    for (const [place, { entry }] of slotsOf(courseKey)) {
      if (entry !== null && (first === null || place < first)) first = place;
    }
    return first === null ? null : { courseKey, place: first };
  }

  function countUnreadable(): number {
    let count = 0;
    for (const slots of courses.values()) {
      for (const { entry } of slots.values()) {
        if (entry === null) count += 1;
      }
    }
    return count;
  }

  return {
    get: ({ courseKey, place }) => slotsOf(courseKey).get(place) ?? null,
    set,
    all: () =>
      [...courses].flatMap(([courseKey, slots]) =>
        [...slots.keys()].map((place) => ({ courseKey, place })),
      ),
    courseKeys: () => courses.keys(),
    taken: (courseKey) => inOrder(slotsOf(courseKey).keys()),
    readable,
    firstReadable,
    countUnreadable,
  };
}
