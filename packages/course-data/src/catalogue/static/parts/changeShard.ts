import * as v from 'valibot';
import { type CategoryId, isCategoryId } from '../../../course/categories.ts';
import type { CourseChange } from '../../../course/courseChange.ts';
import { courseIdPattern } from '../../../course/parsing/courseId.ts';
import { daySchema, moneySchema, nameSchema } from '../../../course/parsing/validation.ts';
import { CatalogueError } from '../../port/catalogueError.ts';
import type { FetchPart } from '../fetchPart.ts';
import { readJsonFile } from '../fetchPart.ts';
import type { PartFolder } from '../manifest.ts';
import { shardOfId } from './idShard.ts';

/** Small, so that a cart and its lists read little: about one small file per course. */
const changesPerShard = 4;

const reasons = ['title', 'subject', 'level', 'length'] as const;

const idSchema = v.pipe(v.string(), v.regex(courseIdPattern));
const { amount: amountSchema, currency: currencySchema } = moneySchema.entries;
const reasonSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(reasons.length - 1));

const categorySchema = v.nullable(v.custom<CategoryId>(isCategoryId));

// The code of the kind, the course's id, the day, and the fields of that kind.
const writtenSchema = v.union([
  v.tuple([v.literal(0), idSchema, daySchema, amountSchema, amountSchema, currencySchema]),
  v.tuple([v.literal(1), idSchema, daySchema]),
  v.tuple([v.literal(2), idSchema, daySchema]),
  v.tuple([
    v.literal(3),
    idSchema,
    daySchema,
    nameSchema,
    v.string(),
    daySchema,
    v.array(v.tupleWithRest([idSchema], reasonSchema)),
    // States of before do not have it.
    v.optional(categorySchema, null),
  ]),
]);

type Written = v.InferOutput<typeof writtenSchema>;

function writtenOf(change: CourseChange): Written {
  const { id, day } = change;
  switch (change.kind) {
    case 'price':
      return [0, id, day, change.before.amount, change.now.amount, change.now.currency];
    case 'free':
      return [1, id, day];
    case 'updated':
      return [2, id, day];
    case 'discontinued': {
      const { title, platform, category, lastSeen, equivalents } = change;
      const stand = equivalents.map((each): [string, ...number[]] => [
        each.id,
        ...each.why.map((reason) => reasons.indexOf(reason)),
      ]);
      return [3, id, day, title, platform, lastSeen, stand, category];
    }
  }
}

function changeOf(written: Written): CourseChange {
  const [, id, day] = written;
  switch (written[0]) {
    case 0: {
      const [, , , before, now, currency] = written;
      const money = (amount: number) => ({ amount, currency });
      return { kind: 'price', id, day, before: money(before), now: money(now) };
    }
    case 1:
      return { kind: 'free', id, day };
    case 2:
      return { kind: 'updated', id, day };
    case 3: {
      const [, , , title, platform, lastSeen, stand, category] = written;
      const equivalents = stand.map(([other, ...why]) => ({
        id: other,
        why: why.flatMap((reason) => reasons[reason] ?? []),
      }));
      return { kind: 'discontinued', id, day, title, platform, category, lastSeen, equivalents };
    }
  }
}

/** Serialises changes as JSON. */
export const writeChanges = (changes: readonly CourseChange[]): string =>
  JSON.stringify(changes.map(writtenOf));

/** Writes the changes into shards by course id. */
export function writeChangeShards(changes: readonly CourseChange[]): string[] {
  const count = Math.max(1, Math.ceil(changes.length / changesPerShard));
  const shards = Array.from({ length: count }, (): CourseChange[] => []);
  for (const change of changes) shards[shardOfId(change.id, count)]?.push(change);
  return shards.map(writeChanges);
}

/**
 * Parses what {@link writeChanges} wrote.
 *
 * @throws CatalogueError 'damaged' for anything else.
 */
export function readChanges(text: string): CourseChange[] {
  try {
    return v.parse(v.array(writtenSchema), JSON.parse(text)).map(changeOf);
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}

/** Reads the changes of courses; none if the catalogue has no folder of changes. */
export const createChangeReader =
  (part: PartFolder | null, fetchPart: FetchPart) =>
  async (ids: readonly string[]): Promise<readonly CourseChange[]> => {
    if (part === null) return [];
    const wanted = new Set(ids);
    const shards = new Set(Array.from(wanted, (id) => shardOfId(id, Math.max(1, part.files))));
    const read = Array.from(shards, (shard) =>
      readJsonFile(fetchPart, part, `${shard}.json`, readChanges),
    );
    return (await Promise.all(read)).flat().filter(({ id }) => wanted.has(id));
  };
