import * as v from 'valibot';

/** The facts of a course that a mapping can name. */
export const mappedFields = [
  'id',
  'title',
  'url',
  'headline',
  'description',
  'institution',
  'instructors',
  'image',
  'language',
  'subtitles',
  'level',
  'category',
  'subjects',
  'price',
  'currency',
  'isFree',
  'paidEvery',
  'saleStarts',
  'saleEnds',
  'certificatePrice',
  'hasCertificate',
  'rating',
  'ratingCount',
  'minutes',
  'weeks',
  'weeklyHours',
  'workload',
  'lectures',
  'published',
  'updated',
  'expires',
  'recorded',
  'outcomes',
  'prerequisites',
  'audience',
  'learners',
  'filled',
] as const;

/** A fact of a course that a mapping can name. */
export type MappedField = (typeof mappedFields)[number];

/** The sign of decimals, by an example. */
export const numberStyles = ['1,234.5', '1.234,5'] as const;

/** The order of day, month and year in dates that are written with numbers. */
export const dateStyles = ['day-month-year', 'month-day-year', 'year-month-day'] as const;

/** How many minutes a number without a unit is worth. */
export const minutesIn = { seconds: 1 / 60, minutes: 1, hours: 60 } as const;

const pattern = v.pipe(
  v.string(),
  v.check((written) => {
    try {
      new RegExp(written, 'u');
      return true;
    } catch {
      // It throws for whatever is no regular expression.
      return false;
    }
  }, 'No regular expression'),
);

const names = v.union([v.string(), v.array(v.string())]);
const scalar = v.union([v.string(), v.number(), v.boolean()]);

const cellSchema = v.strictObject({
  /** A column, or a path in JSON; of several, the first one that says something. */
  column: v.optional(names),
  /** The columns, each of which adds its entries to a list, or its words to a text. */
  columns: v.optional(v.array(v.string())),
  /** What holds for every record whose column says nothing. */
  value: v.optional(scalar),
  /** A regular expression; its first group, or all that it matches, is read instead of the cell. */
  pattern: v.optional(pattern),
  /** What stands before each value, such as the address before a slug. */
  prefix: v.optional(v.string()),
  /** Parts the entries of a list, such as ' - '. */
  separator: v.optional(v.string()),
  /** What cells mean that are written in another way: cell to value. Upper and lower case are equal. */
  words: v.optional(v.record(v.string(), scalar)),
  /** For yes and no: the column says the opposite. */
  not: v.optional(v.boolean()),
  /** For 'minutes': of numbers without a unit. */
  unit: v.optional(v.picklist(['seconds', 'minutes', 'hours'])),
});

/** Where one fact of a course is, and how it is written there. */
export type MappedCell = v.InferOutput<typeof cellSchema>;

/** A column, several, or more to say about them. */
export const factSchema = v.union([names, cellSchema]);

/** Where the facts of a course are. */
export const mappingSchema = v.strictObject(
  v.entriesFromList(mappedFields, v.optional(factSchema)),
);

/** Facts of courses, and where they are. */
export type Mapping = v.InferOutput<typeof mappingSchema>;
