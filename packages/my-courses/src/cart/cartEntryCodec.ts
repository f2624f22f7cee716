import { isNewerRecord, momentSchema, storedCourse } from '@aulario/course-data/records';
import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';
import type { CartEntry } from './cartEntry.ts';

/** An entry as browsers and backups store it. */
export const cartEntry = v.object({
  course: storedCourse,
  addedAt: momentSchema,
  openedAt: v.nullable(momentSchema),
  isLeftOut: v.exactOptional(v.literal(true)),
});

const version = 1;

const storedEntry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(version), ...cartEntry.entries }),
);

/** Encodes entries as JSON with a version, so that later releases can distinguish formats. */
export const cartEntryCodec: Codec<CartEntry> = {
  encode: (entry) => JSON.stringify({ version, ...entry }),
  decode(text, courseId) {
    const stored = v.safeParse(storedEntry, text);
    // A value stored under another course's name would show that course twice.
    if (!stored.success || stored.output.course.id !== courseId) return null;
    const { version: _, ...entry } = stored.output;
    return entry;
  },
  isNewer: isNewerRecord,
};
