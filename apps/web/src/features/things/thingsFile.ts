import { type CategoryId, type Course, categories, parseCourse } from '@aulario/course-data';
import type { CartEntry } from '@aulario/course-data/cart';
import * as v from 'valibot';
import type { Language } from '../language/language.ts';

/** What the product keeps of somebody, as one file holds it. */
export interface Things {
  readonly account: {
    readonly email: string;
    readonly displayName: string;
    readonly photoUrl: string;
  };
  readonly category: CategoryId | null;
  readonly language: Language;
  readonly cart: readonly CartEntry[];
}

/** No honest file comes near it, in characters. */
const longestFile = 5_000_000;

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A course passes the same parser as one of the catalogue: its addresses end up as links. */
const course = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Course>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCourse(dataset.value);
    if (parsed.ok) return parsed.course;
    addIssue({ message: 'not a course' });
    return NEVER;
  }),
);

const thingsFile = v.object({
  format: v.literal('aulario'),
  version: v.literal(1),
  account: v.object({ email: v.string(), displayName: v.string(), photoUrl: v.string() }),
  category: v.nullable(v.picklist(categories)),
  language: v.picklist(['es', 'en']),
  cart: v.array(v.object({ course, addedAt: moment, openedAt: v.nullable(moment) })),
});

export function writeThings(things: Things): string {
  return JSON.stringify({ format: 'aulario', version: 1, ...things }, null, 2);
}

/** Null for anything but a whole file of this format: nothing is taken from half of one. */
export function readThings(text: string): Things | null {
  if (text.length > longestFile) return null;
  const read = v.safeParse(thingsFile, parsed(text));
  if (!read.success) return null;
  const { account, category, language, cart } = read.output;
  return { account, category, language, cart };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
