import * as v from 'valibot';
import type { PlatformId, Price } from '../course/course.ts';
import { type CourseParsing, parseCourse } from '../course/parseCourse.ts';
import { recordIssues } from '../course/validation.ts';
import { moneyFromDecimal, moneyFromDisplay } from '../money/decimalMoney.ts';

const platformIds: Record<'Udemy' | 'Coursera' | 'edX', PlatformId> = {
  Udemy: 'udemy',
  Coursera: 'coursera',
  edX: 'edx',
};

// Texts, addresses, languages and categories are judged by the course's own parser.
const snapshotSchema = v.object({
  platform: v.picklist(['Udemy', 'Coursera', 'edX']),
  id: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  title: v.string(),
  headline: v.string(),
  url: v.string(),
  institution: v.optional(v.string()),
  instructors: v.array(v.string()),
  language: v.nullable(v.string()),
  level: v.optional(v.string()),
  is_paid: v.optional(v.boolean()),
  price: v.nullable(v.string()),
  certificate_price_usd: v.optional(v.pipe(v.number(), v.minValue(0))),
  rating: v.optional(v.number()),
  category: v.nullable(v.string()),
  subjects: v.array(v.string()),
});

type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** A price that was not seen, or not understood, stays unknown. */
function priceOf({ is_paid, price, certificate_price_usd: certificate }: Snapshot): Price {
  if (is_paid === false) {
    const money = certificate === undefined ? null : moneyFromDecimal(certificate, 'USD');
    return { kind: 'free', certificate: money };
  }
  const money = price === null ? null : moneyFromDisplay(price);
  return money === null ? { kind: 'unknown' } : { kind: 'paid', money };
}

/** The id at the source: its number, else the slug that ends the address. */
function sourceId({ id, url }: Snapshot): string {
  return id === undefined ? (/([^/]+)\/?$/.exec(url)?.[1] ?? '') : String(id);
}

/** The catalogue's course for one recorded set of facts. */
export function courseFromSnapshot(
  input: unknown,
  recorded: { from: number; to: number },
): CourseParsing {
  const result = v.safeParse(snapshotSchema, input);
  if (!result.success) return { ok: false, issues: recordIssues(result.issues) };
  const facts = result.output;
  const platform = platformIds[facts.platform];
  return parseCourse({
    id: `${platform}:${sourceId(facts)}`,
    platform,
    institution: facts.institution ?? null,
    title: facts.title,
    headline: facts.headline,
    url: facts.url,
    imageUrl: `/covers/${platform}-${sourceId(facts)}.svg`,
    instructors: facts.instructors,
    language: facts.language,
    level: facts.level ?? null,
    category: facts.category,
    subjects: facts.subjects,
    price: priceOf(facts),
    rating: facts.rating ?? null,
    minutes: null,
    hasCertificate: facts.certificate_price_usd === undefined ? null : true,
    published: null,
    recorded,
  });
}
