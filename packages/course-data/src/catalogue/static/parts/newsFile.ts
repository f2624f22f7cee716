import * as v from 'valibot';
import type { CategoryId } from '../../../course/categories.ts';
import { type CatalogueNews, type CourseNews, noNews } from '../../../course/courseChange.ts';
import { daySchema, moneySchema, type RecordIssue } from '../../../course/parsing/validation.ts';
import { CatalogueError } from '../../port/catalogueError.ts';
import { type NewsByCategory, newsLists } from '../../summary/newsOf.ts';
import type { FetchPart } from '../fetchPart.ts';
import { readJsonFile } from '../fetchPart.ts';
import type { PartFolder } from '../manifest.ts';
import { readChanges, writeChanges } from './changeShard.ts';
import { readRecord, recordOf } from './recordBlock.ts';

// The code of the kind, the day, the record, and the fields of that kind.
const courseNewsSchema = v.union([
  v.tuple([v.literal(0), daySchema, v.unknown()]),
  v.tuple([v.literal(1), daySchema, v.unknown()]),
  v.tuple([v.literal(2), daySchema, v.unknown(), moneySchema, daySchema]),
]);

const fileSchema = v.object({
  since: v.nullable(daySchema),
  courses: v.array(courseNewsSchema),
  /** As the changes are written. */
  gone: v.string(),
});

type WrittenNews = v.InferOutput<typeof courseNewsSchema>;

function writtenOf(news: CourseNews): WrittenNews {
  const { day } = news;
  const record = recordOf(news.course);
  switch (news.kind) {
    case 'fresh':
      return [0, day, record];
    case 'free':
      return [1, day, record];
    case 'lowest':
      return [2, day, record, news.before, news.since];
  }
}

function newsOf(written: WrittenNews, onDamaged: (issue: RecordIssue) => void): CourseNews[] {
  const [kind, day, record] = written;
  const course = readRecord(record, onDamaged);
  if (course === null) return [];
  switch (kind) {
    case 0:
      return [{ kind: 'fresh', day, course }];
    case 1:
      return [{ kind: 'free', day, course }];
    case 2: {
      const [, , , before, since] = written;
      return [{ kind: 'lowest', day, course, before, since }];
    }
  }
}

/** Writes a file for each list of news, in the order of `newsLists`. */
export const writeNewsFiles = (news: NewsByCategory): string[] =>
  newsLists.map((category) => {
    const { since, courses, gone } = news.get(category) ?? noNews;
    return JSON.stringify({
      since,
      courses: courses.map(writtenOf),
      gone: writeChanges(gone),
    } satisfies v.InferInput<typeof fileSchema>);
  });

function readNews(text: string, onDamaged: (issue: RecordIssue) => void): CatalogueNews {
  try {
    const { since, courses, gone } = v.parse(fileSchema, JSON.parse(text));
    return {
      since,
      courses: courses.flatMap((written) => newsOf(written, onDamaged)),
      gone: readChanges(gone).filter((change) => change.kind === 'discontinued'),
    };
  } catch (error) {
    throw error instanceof CatalogueError ? error : new CatalogueError('damaged', error);
  }
}

/** Reads the news of a category, or of all; none if the catalogue has no folder of news. */
export const createNewsReader =
  (part: PartFolder | null, fetchPart: FetchPart, onDamaged: (issue: RecordIssue) => void) =>
  async (category: CategoryId | null): Promise<CatalogueNews> => {
    if (part === null) return noNews;
    const file = `${newsLists.indexOf(category)}.json`;
    return readJsonFile(fetchPart, part, file, (json) => readNews(json, onDamaged));
  };
