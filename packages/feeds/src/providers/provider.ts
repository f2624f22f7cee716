import { categories, isCategoryId, type Platform } from '@aulario/course-data';
import { costSchema, daySchema, platformSchema } from '@aulario/course-data/records';
import * as v from 'valibot';

const httpsSchema = v.pipe(v.string(), v.startsWith('https://'), v.url());

/** What a platform promised on a day, and until when that is believed. */
const accessRuleSchema = v.strictObject({
  /** Of which courses the rule speaks: by the kind of their price; all when left out. */
  price: v.optional(v.picklist(['free', 'paid', 'unknown'])),
  lessons: costSchema,
  exercises: costSchema,
  /** 'none': these courses give no certificate at all. */
  certificate: v.picklist(['free', 'paid', 'unknown', 'none']),
  checked: daySchema,
  reviewBy: daySchema,
  /** The source of the claim on the platform. */
  page: httpsSchema,
  note: v.string(),
});

/** The formats that can be read. */
const importerIds = [
  'udemy',
  'coursera',
  'mit-learn',
  'open-edx',
  'moochub',
  'json-ld',
  'mapped',
  'snapshot',
] as const;

/** Names a format. */
export type ImporterId = (typeof importerIds)[number];

const providerSchema = v.strictObject({
  /** The `id` is the host name of the platform; Udemy, Coursera and edX have short names. */
  ...platformSchema.entries,
  home: httpsSchema,
  /** Where on those hosts courses lie, '/course/'; anywhere when left out. */
  coursePaths: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), () => []),
  importer: v.picklist(importerIds),
  /** Where the feed is read when a build names none. */
  feed: v.optional(httpsSchema),
  /** The language of courses without one, if all courses of the platform share it. */
  language: v.optional(v.string()),
  /** How the columns of a CSV or JSON lines feed are called here; for 'mapped' only. */
  mapping: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  /** The feed brings prices for courses from elsewhere, and no courses. */
  pricesOnly: v.optional(v.boolean(), false),
  access: v.optional(v.array(accessRuleSchema), () => []),
  categories: v.optional(
    v.record(v.string(), v.custom(isCategoryId, `One of ${categories.join(', ')}`)),
    () => ({}),
  ),
});

/** Everything that is known about a provider: one file of the folder `providers`. */
export type Provider = v.InferOutput<typeof providerSchema>;

/** One dated line of a provider's access rules. */
export type AccessRule = v.InferOutput<typeof accessRuleSchema>;

/** Reads a provider's entry; throws an Error that says what is wrong with it. */
export function parseProvider(input: unknown): Provider {
  const result = v.safeParse(providerSchema, input);
  if (!result.success) throw new Error(v.summarize(result.issues));
  return result.output;
}

/** The provider's data that a catalogue publishes. */
export const platformFrom = ({
  id,
  name,
  hosts,
  sellsCertificateWithCourse,
}: Provider): Platform => ({ id, name, hosts, sellsCertificateWithCourse });
