import type { CurriculumSection, Lecture, Price } from '@aulario/course-data';
import {
  emptyDraft,
  type FeedRecord,
  firstAt,
  isCalledFree,
  isRecord,
  listOf,
  readCount,
  readDay,
  readFlag,
  readImage,
  readLanguage,
  readLanguages,
  readLevel,
  readLine,
  readLines,
  readMinutes,
  readMoney,
  readName,
  readNumber,
  readParagraphs,
  readPeople,
  readRating,
  readWorkload,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

/** '10:32' or '1:02:11' in minutes, at least 1. */
function clockMinutes(value: unknown): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(scalarOf(value));
  if (parts === null) return null;
  return Math.max(
    1,
    Math.round(Number(parts[1] ?? 0) * 60 + Number(parts[2]) + Number(parts[3]) / 60),
  );
}

function minutesOf(item: FeedRecord): number | null {
  const seconds = readNumber(
    firstAt(item, 'time_estimation', 'asset.time_estimation', 'content_length'),
  );
  if (seconds !== null && seconds >= 1 && seconds < 360_000)
    return Math.max(1, Math.round(seconds / 60));
  return clockMinutes(valueAt(item, 'content_summary'));
}

const isChapter = (item: FeedRecord): boolean =>
  ['chapter', 'section'].includes(scalarOf(firstAt(item, 'item_type', '_class', 'type')));

/** The sections of a course from a flat list in which chapters stand before their lectures. */
function readCurriculum(value: unknown): CurriculumSection[] | null {
  const sections: { title: string | null; minutes: number | null; lectures: Lecture[] }[] = [];
  for (const item of listOf(value)) {
    if (!isRecord(item)) continue;
    const title = readLine(valueAt(item, 'title'));
    if (title === null) continue;
    if (isChapter(item)) sections.push({ title, minutes: minutesOf(item), lectures: [] });
    else {
      if (sections.length === 0) sections.push({ title: null, minutes: null, lectures: [] });
      sections.at(-1)?.lectures.push({ title, minutes: minutesOf(item) });
    }
  }
  return sections.length === 0 ? null : sections;
}

/**
 * The price of a Udemy record; null when it contradicts itself. A paid course for nothing is one
 * with a coupon: what it costs without is unknown.
 */
function readUdemyPrice(record: FeedRecord): Price | null {
  const isPaid = readFlag(valueAt(record, 'is_paid'));
  const display = firstAt(
    record,
    'price',
    'price_detail.price_string',
    'price_text.data.pricing_result.price.price_string',
  );
  const detail = readMoney(
    valueAt(record, 'price_detail.amount'),
    valueAt(record, 'price_detail.currency'),
  );
  const displayed = readMoney(display, undefined);
  const differs =
    detail !== null &&
    displayed?.currency === detail.currency &&
    displayed.amount !== detail.amount;
  const money = detail ?? displayed;
  const amount = money?.amount ?? 0;
  if (isPaid === false) return amount > 0 ? null : { kind: 'free', certificate: null };
  if (isPaid === null && isCalledFree(display) && amount === 0)
    return { kind: 'free', certificate: null };
  if (money === null) return { kind: 'unknown' };
  return differs || amount === 0 ? null : { kind: 'paid', money };
}

const unknownPrice = { kind: 'unknown' } as const;

/** Minutes as a number, else a text such as '17.5 total hours'. */
const readLength = (value: unknown): number | null =>
  readNumber(value) === null ? readWorkload(value).minutes : readMinutes(value);

/** Answers of before 2019 have courses at the root of the site, '/a-title/'. */
const addressOf = (url: unknown): unknown =>
  typeof url === 'string' ? url.replace(/^\/(?!course\/)([\w-]+)\/$/, '/course/$1/') : url;

/**
 * Courses of Udemy's API 2.0, with whatever fields were asked for: the course list of the
 * specification, search answers, the answers about one course. Addresses are relative to the site.
 */
export const udemy: Importer = {
  records: ['results', 'courses', 'unit.items', 'items', ''],
  next: (answer) => firstAt(answer, 'next', 'pagination.next.url'),
  read: (record, { read }) => {
    const { _class: kind } = record;
    if (kind !== undefined && kind !== null && kind !== 'course') return null;
    const list = <T>(items: T[] | null): T[] => items ?? [];
    const at = (...paths: readonly string[]) => firstAt(record, ...paths);
    const category = read('category', at('primary_category', 'category'), readName);
    const subcategory = readName(at('primary_subcategory', 'subcategory'));
    const topic = readName(at('context_info.label', 'label'));
    return {
      ...emptyDraft,
      sourceId: at('id', 'course_id'),
      title: at('title', 'name'),
      url: addressOf(at('url', 'learn_url')),
      headline: read('headline', at('headline'), readLine),
      description: list(read('description', at('description'), readParagraphs)),
      instructors: list(
        read(
          'instructors',
          at('visible_instructors', 'instructors', 'instructor_name'),
          readPeople,
        ),
      ),
      imageUrl: read(
        'imageUrl',
        at('image_480x270', 'image_750x422', 'image_304x171', 'image_240x135', 'image_125_H'),
        readImage,
      ),
      language: read(
        'language',
        at('locale.locale', 'locale.simple_english_title', 'locale', 'language'),
        readLanguage,
      ),
      subtitles: read('subtitles', at('caption_locales', 'caption_languages'), readLanguages),
      level: read('level', at('instructional_level', 'instructional_level_simple'), readLevel),
      categories: [subcategory, category].filter((label) => label !== null),
      subjects: [topic, subcategory].filter((label) => label !== null),
      price:
        read('price', at('price', 'is_paid', 'price_detail'), () => readUdemyPrice(record)) ??
        unknownPrice,
      rating: read('rating', at('avg_rating', 'rating', 'avg_rating_recent'), readRating),
      ratingCount: read('ratingCount', at('num_reviews'), readCount),
      minutes: read(
        'minutes',
        at('estimated_content_length', 'content_info', 'content_info_short'),
        readLength,
      ),
      pace: 'self',
      hasCertificate: read('hasCertificate', at('has_certificate'), readFlag),
      published: read('published', at('published_time', 'created'), readDay),
      updated: read('updated', at('last_update_date'), readDay),
      outcomes: list(
        read(
          'outcomes',
          at('objectives_summary', 'objectives', 'what_you_will_learn_data.items'),
          readLines,
        ),
      ),
      prerequisites: list(
        read('prerequisites', at('requirements_data.items', 'prerequisites'), readLines),
      ),
      audience: list(
        read('audience', at('who_should_attend_data.items', 'target_audiences'), readLines),
      ),
      curriculum: list(read('curriculum', curriculumOf(record), readCurriculum)),
      lectureCount: read('lectureCount', at('num_published_lectures', 'num_lectures'), readCount),
      learners: read('learners', at('num_subscribers'), readCount),
    };
  },
};

function curriculumOf(record: Readonly<Record<string, unknown>>): unknown {
  const items = listOf(valueAt(record, 'curriculum_items'));
  return items.length > 0
    ? items
    : firstAt(record, 'curriculum_lectures', 'curriculum_context.data.sections');
}
