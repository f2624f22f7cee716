import type { Price } from '@aulario/course-data';
import {
  emptyDraft,
  firstAt,
  listOf,
  readCount,
  readDay,
  readFlag,
  readImage,
  readLanguages,
  readLevel,
  readLine,
  readLines,
  readMinutes,
  readMoney,
  readNames,
  readParagraphs,
  readRating,
  readWorkload,
} from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

/** What a column of a mapped feed may be called by a mapping file. */
const mappedFields = [
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
  'certificatePrice',
  'hasCertificate',
  'rating',
  'ratingCount',
  'minutes',
  'workload',
  'published',
  'updated',
  'outcomes',
  'prerequisites',
  'learners',
] as const;

type MappedField = (typeof mappedFields)[number];

const maxEntries = 1000;

/** Lists in one column are parted by '|' or ';'. */
const splitList = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .split(/[|;]/)
        .slice(0, maxEntries)
        .map((part) => part.trim())
    : value;

/** Courses in a table or in JSON lines, by a mapping of the provider's entry: field → column or path. */
export const mapped: Importer = {
  records: ['products', 'results', 'courses', 'data', 'items', ''],
  next: (answer) => firstAt(answer, 'next', 'links.next', 'pagination.next'),
  read: (record, { read, provider }) => {
    const at = (field: MappedField): unknown => {
      const columns = listOf(provider.mapping?.[field] ?? field).filter(
        (column) => typeof column === 'string',
      );
      // A column's own name may have dots in it.
      const plain = columns.find(
        (column) => Object.hasOwn(record, column) && record[column] !== '',
      );
      return plain === undefined ? firstAt(record, ...columns) : record[plain];
    };
    const names = (field: MappedField) => read(field, splitList(at(field)), readNames) ?? [];
    const isFree = readFlag(at('isFree') ?? null);
    const readPrice = (value: unknown): Price | null => {
      const money = readMoney(value, at('currency'));
      if (isFree === true && (money === null || money.amount === 0))
        return { kind: 'free', certificate: null };
      return money === null || money.amount === 0 || isFree === true
        ? null
        : { kind: 'paid', money };
    };
    const workload = readWorkload(at('workload'));
    return {
      ...emptyDraft,
      sourceId: at('id'),
      title: at('title'),
      url: at('url'),
      headline: read('headline', at('headline'), readLine),
      description: read('description', at('description'), readParagraphs) ?? [],
      institution: read('institution', at('institution'), readLine),
      instructors: names('instructors'),
      imageUrl: read('imageUrl', at('image'), readImage),
      language: read('language', at('language'), readLanguages)?.[0] ?? null,
      subtitles: read('subtitles', splitList(at('subtitles')), readLanguages),
      level: read('level', at('level'), readLevel),
      categories: names('category'),
      subjects: names('subjects'),
      price: read('price', at('price') ?? at('isFree'), readPrice) ?? { kind: 'unknown' },
      certificatePrice: readMoney(at('certificatePrice'), at('currency')),
      hasCertificate: read('hasCertificate', at('hasCertificate'), readFlag),
      rating: read('rating', at('rating'), readRating),
      ratingCount: read('ratingCount', at('ratingCount'), readCount),
      ...workload,
      minutes: readMinutes(at('minutes')) ?? workload.minutes,
      published: read('published', at('published'), readDay),
      updated: read('updated', at('updated'), readDay),
      outcomes: readLines(splitList(at('outcomes'))) ?? [],
      prerequisites: readLines(splitList(at('prerequisites'))) ?? [],
      learners: read('learners', at('learners'), readCount),
    };
  },
};
