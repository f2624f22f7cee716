import { type CalendarDay, categories, type Platform } from '@aulario/course-data';
import { textEncodings } from '@aulario/course-data/reading';
import { costSchema, daySchema, platformSchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { feedHeadersSchema } from './feedHeaders.ts';
import { dateStyles, mappingSchema, numberStyles } from './mapping.ts';

/** The encodings that can be named. */
const encodings = [...textEncodings, 'iso-8859-2', 'windows-1251', 'shift_jis', 'gb18030'] as const;

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
] as const;

/** Names a format. */
export type ImporterId = (typeof importerIds)[number];

/** One of the twelve categories. */
export const categorySchema = v.picklist(categories);

/** By which editors find the JSON Schema. */
const schemaEntry = v.optional(v.string());

/** What a file says of one format of a platform. */
const formatEntries = {
  importer: v.picklist(importerIds),
  /** Where the feed is read when a build names none. */
  feed: v.optional(httpsSchema),
  /** Headers that its address wants, each with the environment variable that holds its value. */
  headers: v.optional(feedHeadersSchema, () => ({})),
  /** The language of courses without one, if all courses of the feed share it. */
  language: v.optional(v.string()),
  /** Where the facts are in a CSV or JSON lines feed; for 'mapped' only. */
  mapping: v.optional(mappingSchema, () => ({})),
  /** Which rows are courses of this platform: column to the values that they have; for 'mapped' only. */
  rows: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), () => ({})),
  /** The encoding of its tables, where it is not found by itself. */
  encoding: v.optional(v.picklist(encodings)),
  /** How numbers are written in it; without one, those that could be two numbers are unknown. */
  numbers: v.optional(v.picklist(numberStyles)),
  /** How dates are written in it; without one, those that could be two days are unknown. */
  dates: v.optional(v.picklist(dateStyles)),
  /** The day on which the feed was recorded, or two between which it was; that of the build when left out. */
  recorded: v.optional(v.union([daySchema, v.tuple([daySchema, daySchema])])),
  /** The category of courses whose own has no line in `categories`, or which have none. */
  category: v.optional(categorySchema),
  /** Which of the twelve, or which two of them, a label of the feed is. */
  categories: v.optional(
    v.record(
      v.string(),
      v.union([categorySchema, v.strictTuple([categorySchema, categorySchema])]),
    ),
    () => ({}),
  ),
  /** It lacks whole titles, or addresses: it completes courses of the feeds before it, and makes none. */
  completesOnly: v.optional(v.boolean(), false),
};

/** Another format of a platform that has a file of its own. */
const formatSchema = v.strictObject({
  $schema: schemaEntry,
  /** By which builds name the feed. */
  id: v.string(),
  /** The `id` of the platform, whose name, hosts, rules and categories count here as well. */
  platform: v.string(),
  ...formatEntries,
});

const providerSchema = v.strictObject({
  $schema: schemaEntry,
  /** The `id` is the host name of the platform; Udemy, Coursera and edX have short names. */
  ...platformSchema.entries,
  home: httpsSchema,
  /** Where on those hosts courses lie, '/course/'; anywhere when left out. */
  coursePaths: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), () => []),
  /** The feed brings prices for courses from elsewhere, and no courses. */
  pricesOnly: v.optional(v.boolean(), false),
  access: v.optional(v.array(accessRuleSchema), () => []),
  ...formatEntries,
});

/** One file of the folder `providers`: a platform, or another format of one. */
export const providerFileSchema = v.union([providerSchema, formatSchema]);

/** Everything that is known about a provider and the format of its feed. */
export interface Provider extends v.InferOutput<typeof providerSchema> {
  /** The name of the format's own file; the provider's id when left out. */
  readonly format?: string;
}

/** Another format of a platform. */
export type ProviderFormat = v.InferOutput<typeof formatSchema>;

/** One dated line of a provider's access rules. */
export type AccessRule = v.InferOutput<typeof accessRuleSchema>;

/** The name by which builds know the feed of a provider. */
export const feedNameOf = ({ id, format = id }: Provider): string => format;

/** The days between which the feed was recorded; null for that of the reading. */
export function recordedDays({
  recorded,
}: Pick<Provider, 'recorded'>): { from: CalendarDay; to: CalendarDay } | null {
  const [from, to = from] = [recorded ?? []].flat();
  return from === undefined || to === undefined || from > to ? null : { from, to };
}

/** Reads a provider's entry; throws an Error that says what is wrong with it. */
export function parseProvider(input: unknown): Provider | ProviderFormat {
  // Not by the union, which would only say that it is neither.
  const isFormat = typeof input === 'object' && input !== null && 'platform' in input;
  const result = v.safeParse(isFormat ? formatSchema : providerSchema, input);
  if (!result.success) throw new Error(v.summarize(result.issues));
  return result.output;
}

/** A platform in another format. Throws an Error if there is no such platform. */
export function inFormat(
  { id, platform, ...format }: ProviderFormat,
  platforms: ReadonlyMap<string, Provider>,
): Provider {
  const provider = platforms.get(platform);
  if (provider === undefined) throw new Error(`No platform '${platform}'`);
  const { feed: _, mapping: __, headers: ___, ...known } = provider;
  const categories = { ...provider.categories, ...format.categories };
  return { ...known, ...format, categories, format: id };
}

/** The provider's data that a catalogue publishes. */
export const platformFrom = ({
  id,
  name,
  hosts,
  sellsCertificateWithCourse,
}: Provider): Platform => ({ id, name, hosts, sellsCertificateWithCourse });
