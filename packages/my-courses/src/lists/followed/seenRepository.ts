import type { CalendarDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import { type OpenRecords, type Store, textCodec } from '@aulario/local-data';
import { viewOf } from '../../device/viewOf.ts';

/**
 * The day of the latest build of the catalogue whose changes the owner has seen; null before the
 * first visit.
 */
export interface SeenRepository extends Store<CalendarDay | null> {
  /** Marks a build as seen; ignores an earlier one. */
  mark(day: CalendarDay): void;
}

const name = 'build';

/** Opens the record of the builds that an owner has seen. No method throws. */
export function createSeenRepository(records: OpenRecords): SeenRepository {
  const items = records.open('seen', textCodec, { isBackground: true });
  return {
    ...viewOf(items, ({ items: days }) => {
      const day = days.get(name) ?? '';
      return isCalendarDay(day) ? day : null;
    }),
    mark(day) {
      items.change(name, (before) => (before !== null && before > day ? before : day));
    },
  };
}
