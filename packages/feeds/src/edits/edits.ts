import {
  daySchema,
  languageSchema,
  levelSchema,
  minutesSchema,
  rangeSchema,
} from '@aulario/course-data/records';
import * as v from 'valibot';
import { categorySchema } from '../providers/provider.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** Who decided it, when, and why. */
const signed = {
  by: textSchema,
  on: daySchema,
  why: v.optional(textSchema),
};

/** One course, by its id, 'udemy:1001', or by its address, which all records of it share. */
const oneCourse = { course: textSchema };

/** The facts that can be corrected; null makes one unknown. */
const correctionSchema = v.strictObject({
  title: v.optional(textSchema),
  headline: v.optional(v.string()),
  institution: v.optional(v.nullable(textSchema)),
  instructors: v.optional(v.array(textSchema)),
  language: v.optional(v.nullable(languageSchema)),
  level: v.optional(v.nullable(levelSchema)),
  category: v.optional(v.nullable(categorySchema)),
  secondCategory: v.optional(v.nullable(categorySchema)),
  subjects: v.optional(v.array(textSchema)),
  minutes: v.optional(v.nullable(minutesSchema)),
  weeks: v.optional(v.nullable(rangeSchema)),
});

/** One decision of the operator about what feeds say. */
const editSchema = v.variant('do', [
  v.strictObject({ do: v.literal('hide'), ...oneCourse, ...signed }),
  v.strictObject({
    do: v.literal('takedown'),
    ...oneCourse,
    ...signed,
    /** Who asked for it. */
    asked: textSchema,
  }),
  v.strictObject({ do: v.literal('pin'), ...oneCourse, ...signed }),
  v.strictObject({
    do: v.literal('correct'),
    ...oneCourse,
    ...signed,
    facts: correctionSchema,
  }),
  v.strictObject({ do: v.literal('block-host'), host: textSchema, ...signed }),
  v.strictObject({ do: v.literal('block-instructor'), name: textSchema, ...signed }),
]);

export const editsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  edits: v.array(editSchema),
});

/** One decision of the operator about what feeds say. */
export type Edit = v.InferOutput<typeof editSchema>;

/** An edits file that cannot be read. The message says where and why. */
export class EditsError extends Error {
  override name = 'EditsError';
}

/** Parses an edits file; throws an {@link EditsError}. */
export function parseEdits(text: string): readonly Edit[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new EditsError(`The edits are no JSON: ${error}`);
  }
  const result = v.safeParse(editsSchema, value);
  if (!result.success) throw new EditsError(`The edits:\n${v.summarize(result.issues)}`);
  return result.output.edits;
}
