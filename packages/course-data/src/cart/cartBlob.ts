import * as v from 'valibot';
import { parseCourse } from '../course/parseCourse.ts';
import type { CartEntry } from './cartEntry.ts';

const version = 1;

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const blobSchema = v.object({
  version: v.literal(version),
  course: v.unknown(),
  addedAt: moment,
  openedAt: v.nullable(moment),
});

/** The stored form of an entry: JSON with a version, so that a later release can tell it apart. */
export function writeBlob(entry: CartEntry): string {
  const { course, addedAt, openedAt } = entry;
  return JSON.stringify({ version, course, addedAt, openedAt });
}

/** Null for anything but a whole, valid entry of this version. Never throws. */
export function readBlob(raw: string): CartEntry | null {
  const blob = v.safeParse(blobSchema, parseJson(raw));
  if (!blob.success) {
    return null;
  }
  const parsed = parseCourse(blob.output.course);
  const { addedAt, openedAt } = blob.output;
  return parsed.ok ? { course: parsed.course, addedAt, openedAt } : null;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
