import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';
import { parseCourse } from '../course/parseCourse.ts';
import type { CartEntry } from './cartEntry.ts';

const version = 1;

const timeMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const storedEntry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    course: v.unknown(),
    addedAt: timeMs,
    openedAt: v.nullable(timeMs),
    isLeftOut: v.optional(v.literal(true)),
  }),
);

/** Entries as JSON with a version, so that a later release can tell them apart. */
export const cartEntryCodec: Codec<CartEntry> = {
  encode: ({ course, addedAt, openedAt, isLeftOut }) =>
    JSON.stringify({ version, course, addedAt, openedAt, isLeftOut }),
  decode(text, courseId) {
    const stored = v.safeParse(storedEntry, text);
    if (!stored.success) return null;
    const { addedAt, openedAt, isLeftOut } = stored.output;
    const parsed = parseCourse(stored.output.course);
    // A value under the name of another course would show that course a second time.
    if (!parsed.ok || parsed.course.id !== courseId) return null;
    return { course: parsed.course, addedAt, openedAt, ...(isLeftOut && { isLeftOut }) };
  },
};
