import { createHash } from 'node:crypto';
import { buildIndex, type SearchDocument } from '@aulario/search';
import type { CalendarDay } from '../../course/calendarDay.ts';
import type { CourseChange } from '../../course/courseChange.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import { platformList } from '../../course/platforms.ts';
import { facetAggregator, sortAggregator } from '../facets/columns.ts';
import { sortKeys } from '../facets/sortKeys.ts';
import { courseDocument, courseIndexLexicon } from '../indexing/courseDocument.ts';
import {
  browseOrder,
  type CourseList,
  firstCategory,
  listInCatalogueOrder,
  runAggregator,
} from '../order/catalogueOrder.ts';
import { pageSize, readerLanguages } from '../port/catalogueQuery.ts';
import type { CategoryRun } from '../port/catalogueSource.ts';
import { aboutAggregator } from '../summary/aboutOf.ts';
import { newsAggregator } from '../summary/newsOf.ts';
import { overviewAggregator } from '../summary/overviewOf.ts';
import { requireFit, sealManifest } from './fitCatalogue.ts';
import { type Manifest, type PartFolder, writeRuns } from './manifest.ts';
import { formatVersion, manifestPath, maxOpeningChars } from './manifestFile.ts';
import { packBytes, sealBytes, sealJson } from './partBytes.ts';
import { writeChangeShards } from './parts/changeShard.ts';
import { writeFacetColumns, writeSortColumn } from './parts/columnFile.ts';
import { facetsPath, overviewPath, sortPath } from './parts/columnPaths.ts';
import { writeCourseShards } from './parts/courseShard.ts';
import { idHashAggregator, writeIdShards } from './parts/idShard.ts';
import { writeNewsFiles } from './parts/newsFile.ts';
import { blockSize, listText, recordOf } from './parts/recordBlock.ts';
import { TextFile } from './parts/textFile.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of a static catalogue. */
export interface CatalogueFile {
  /** Below the catalogue's folder, 'records-0123456789ab/7.json'. */
  path: string;
  bytes: Bytes;
}

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const seal = ({ path, bytes }: CatalogueFile): CatalogueFile => ({
  path,
  bytes: path.endsWith('.json') ? sealJson(path, bytes) : sealBytes(path, bytes),
});

/** The first 12 hexadecimal digits of the SHA-256 of the files in order. */
function contentHash(files: Iterable<CatalogueFile>): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes files into a folder named by a hash of their contents, which can be cached forever.
 * Generates the files twice, for the hash and for the output, instead of holding them in memory.
 */
function* writeFolder(
  name: string,
  files: () => Iterable<CatalogueFile>,
): Generator<CatalogueFile, PartFolder> {
  const folder = `${name}-${contentHash(files())}`;
  let count = 0;
  let maxBytes = 0;
  let totalBytes = 0;
  for (const { path, bytes } of files()) {
    const sealed = seal({ path: `${folder}/${path}`, bytes });
    count += 1;
    maxBytes = Math.max(maxBytes, sealed.bytes.length);
    totalBytes += sealed.bytes.length;
    yield sealed;
  }
  return { folder, files: count, maxBytes, totalBytes };
}

/** Creates files named by number. */
function* numbered(
  contents: Iterable<string | Bytes>,
  extension: 'json' | 'bin',
): Generator<CatalogueFile> {
  let number = 0;
  for (const content of contents) {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    yield { path: `${number}.${extension}`, bytes };
    number += 1;
  }
}

/** The content of a catalogue besides the facts of its courses. */
export interface CatalogueParts {
  /** Returns the details for a course's own page; null when only the card's facts are known. */
  detailsOf?: ((id: string) => CourseDetails | null) | undefined;
  /** The day on which the feeds were read, 'YYYY-MM-DD'; null for a recorded sample. */
  builtOn?: CalendarDay | null | undefined;
  /** The recent changes of courses. */
  changes?: readonly CourseChange[] | undefined;
  /** The ids of courses that come first in their categories. */
  pinned?: ReadonlySet<string> | undefined;
}

/** The same with a value for each part. */
interface FilledParts {
  detailsOf: NonNullable<CatalogueParts['detailsOf']>;
  builtOn: CalendarDay | null;
  changes: readonly CourseChange[];
}

/** The texts of all courses, from which the two large folders are written. */
interface CourseTexts {
  /** A text for each block of records. */
  blocks: TextFile;
  /** A text for each course with its details, by docId. */
  pages: TextFile;
}

/** Writes the texts and computes everything else about all courses, in one pass. */
function readOnce(
  courses: CourseList,
  { blocks, pages }: CourseTexts,
  { detailsOf, builtOn, changes }: FilledParts,
) {
  const news = newsAggregator(changes, builtOn);
  const aggregators = {
    facets: facetAggregator(courses.length),
    sorts: sortAggregator(courses.length),
    overview: overviewAggregator(),
    about: aboutAggregator(builtOn),
    runs: runAggregator(),
    hashes: idHashAggregator(courses.length),
  };
  function* documents(): Generator<SearchDocument> {
    let block: string[] = [];
    for (const course of courses) {
      const record = JSON.stringify(recordOf(course));
      const details = detailsOf(course.id);
      pages.add(listText([record, JSON.stringify(details)]));
      news.add(course, details);
      block.push(record);
      if (block.length === blockSize) {
        blocks.add(listText(block));
        block = [];
      }
      for (const aggregator of Object.values(aggregators)) aggregator.add(course);
      yield courseDocument(course);
    }
    if (block.length > 0) blocks.add(listText(block));
  }
  const index = buildIndex(documents(), courseIndexLexicon());
  return {
    index,
    facets: aggregators.facets.result(),
    sorts: aggregators.sorts.result(),
    overview: aggregators.overview.result(),
    about: aggregators.about.result(),
    runs: aggregators.runs.result(),
    hashes: aggregators.hashes.result(),
    news: news.result(),
  };
}

type Summary = ReturnType<typeof readOnce>;

async function columnFiles({ facets, sorts, overview }: Summary): Promise<CatalogueFile[]> {
  const columns = [
    { path: facetsPath, bytes: writeFacetColumns(facets) },
    ...sortKeys.map((key) => ({ path: sortPath(key), bytes: writeSortColumn(sorts[key]) })),
  ];
  const packed = columns.map(async ({ path, bytes }) => ({ path, bytes: await packBytes(bytes) }));
  return [
    ...(await Promise.all(packed)),
    { path: overviewPath, bytes: bytesOf(JSON.stringify(overview)) },
  ];
}

const indexFiles = async (
  core: Uint8Array,
  shards: readonly Uint8Array[],
): Promise<CatalogueFile[]> => [
  { path: 'core.bin', bytes: await packBytes(new Uint8Array(core)) },
  ...numbered(
    shards.map((bytes) => new Uint8Array(bytes)),
    'bin',
  ),
];

/**
 * The first pages of browsing for visitors, and for users without a saved category, as far as they
 * fit.
 */
function openingOf(courses: CourseList, runs: readonly CategoryRun[]): Manifest['opening'] {
  const docIds = readerLanguages.flatMap((language) =>
    [null, firstCategory].flatMap((preferredCategory) => [
      ...browseOrder(runs, { preferredCategory, language }).subarray(0, pageSize),
    ]),
  );
  let chars = 0;
  return [...new Set(docIds)].flatMap((docId) => {
    const course = courses.at(docId);
    if (course === undefined) return [];
    const record = recordOf(course);
    const length = JSON.stringify(record).length;
    if (chars + length > maxOpeningChars) return [];
    chars += length;
    return [[docId, record] as [number, unknown]];
  });
}

async function* filesOf(
  courses: CourseList,
  parts: FilledParts,
  texts: CourseTexts,
): AsyncGenerator<CatalogueFile, void> {
  const summary = readOnce(courses, texts, parts);
  requireFit(summary.about, courses.length);
  const { about, runs, hashes } = summary;
  const { core, shards } = summary.index;
  const records = yield* writeFolder('records', () => numbered(texts.blocks, 'json'));
  const columnParts = await columnFiles(summary);
  const columns = yield* writeFolder('columns', () => columnParts);
  const ids = yield* writeFolder('ids', () => numbered(writeIdShards(hashes), 'bin'));
  const pages = yield* writeFolder('courses', () =>
    numbered(writeCourseShards(texts.pages, hashes), 'json'),
  );
  const changeShards = writeChangeShards(parts.changes);
  const changes =
    parts.changes.length === 0
      ? null
      : yield* writeFolder('changes', () => numbered(changeShards, 'json'));
  const hasNews = summary.news.get(null)?.since != null;
  const newsFiles = writeNewsFiles(summary.news);
  const news = hasNews ? yield* writeFolder('news', () => numbered(newsFiles, 'json')) : null;
  const indexParts = await indexFiles(core, shards);
  const index = yield* writeFolder('index', () => indexParts);
  const manifest: Manifest = {
    version: formatVersion,
    size: courses.length,
    blockSize,
    platforms: platformList().map((platform) => ({ ...platform, hosts: [...platform.hosts] })),
    about,
    runs: writeRuns(runs),
    records,
    columns,
    ids,
    courses: pages,
    changes,
    news,
    index,
    coreBytes: core.length,
    opening: openingOf(courses, runs),
  };
  yield { path: manifestPath, bytes: sealManifest(manifest) };
}

/**
 * Yields all files of a static catalogue, 'manifest.json' last: a host that copies them in this
 * order never serves a manifest that refers to missing files. Reads the courses one by one, twice,
 * and keeps their texts in temporary files. Ids must be unique. Deterministic.
 *
 * @throws CatalogueLimitError before the manifest, for what a reader would refuse.
 */
export async function* writeCatalogue(
  given: CourseList,
  { detailsOf = () => null, builtOn = null, changes = [], pinned }: CatalogueParts = {},
): AsyncGenerator<CatalogueFile, void> {
  const texts: CourseTexts = { blocks: new TextFile(), pages: new TextFile() };
  try {
    yield* filesOf(listInCatalogueOrder(given, pinned), { detailsOf, builtOn, changes }, texts);
  } finally {
    texts.blocks.close();
    texts.pages.close();
  }
}
