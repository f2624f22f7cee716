import * as v from 'valibot';
import { categories } from '../../course/categories.ts';
import { platformSchema } from '../../course/parsing/platformSchema.ts';
import { countSchema, daySchema, nameSchema } from '../../course/parsing/validation.ts';
import { facetIds, facetValues, unknownValue } from '../facets/facets.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { sortOrders } from '../port/catalogueQuery.ts';
import type { CategoryRun } from '../port/catalogueSource.ts';
import {
  formatVersion,
  maxCoreBytes,
  maxCourses,
  maxFileBytes,
  maxOpeningRecords,
  maxPlatforms,
  maxRuns,
  versionOf,
} from './manifestFile.ts';

const upTo = (max: number) => v.pipe(countSchema, v.maxValue(max));

const partSchema = v.object({
  /** Contains a hash of its contents. */
  folder: v.pipe(v.string(), v.regex(/^[a-z]+-[0-9a-f]{12}$/)),
  files: countSchema,
  /** The length of its largest file in bytes, as served. */
  maxBytes: upTo(maxFileBytes),
  /** The length of all its files in bytes. */
  totalBytes: countSchema,
});

// Category code, language code, whether it comes first, first docId. Codes index the values of the
// facets; a run ends where the next one starts.
const runSchema = v.tuple([countSchema, countSchema, v.picklist([0, 1]), upTo(maxCourses)]);

const aboutSchema = v.object({
  platforms: v.pipe(
    v.array(v.object({ id: v.string(), name: nameSchema, total: upTo(maxCourses) })),
    v.maxLength(maxPlatforms),
  ),
  recorded: v.nullable(v.object({ from: v.number(), to: v.number() })),
  builtOn: v.nullable(daySchema),
  facets: v.array(v.picklist(facetIds)),
  sorts: v.array(v.picklist(sortOrders)),
});

const manifestSchema = v.object({
  version: v.literal(formatVersion),
  size: upTo(maxCourses),
  blockSize: v.pipe(upTo(1000), v.minValue(1)),
  /** The platforms, in the order of the codes of the facet 'platform'. */
  platforms: v.pipe(v.array(platformSchema), v.maxLength(maxPlatforms)),
  /** The number of courses per platform, and the age of the catalogue. */
  about: aboutSchema,
  runs: v.pipe(v.array(runSchema), v.maxLength(maxRuns)),
  /** The facts for cards, in blocks. */
  records: partSchema,
  /** The columns for filters, sort orders and counts. */
  columns: partSchema,
  /** The docIds by course id. */
  ids: partSchema,
  /** Records with their details, by id. */
  courses: partSchema,
  /** The recent changes by course id; null without a record of changes. */
  changes: v.nullable(partSchema),
  /** What became of courses lately, by category; null without a record of earlier builds. */
  news: v.nullable(partSchema),
  /** The text search. */
  index: partSchema,
  /** The length of the index's core in bytes, unpacked. */
  coreBytes: upTo(maxCoreBytes),
  /** The records of the first pages of browsing, by docId. */
  opening: v.pipe(v.array(v.tuple([countSchema, v.unknown()])), v.maxLength(maxOpeningRecords)),
});

/**
 * The content of 'manifest.json': the locations of all other files, and the first pages of
 * browsing.
 */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A folder of the catalogue, as the manifest describes it. */
export type PartFolder = v.InferOutput<typeof partSchema>;

type WrittenRun = v.InferOutput<typeof runSchema>;

const areInOrder = ({ runs, size }: Manifest) =>
  runs.every(([, , , from], index) => from <= (runs[index + 1]?.[3] ?? size));

/** Parses a manifest. Throws a {@link CatalogueError} that describes the first problem. */
export function readManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
  const result = v.safeParse(manifestSchema, value);
  if (result.success && areInOrder(result.output)) return result.output;
  const version = versionOf(value);
  const reason =
    version === formatVersion
      ? result.issues === undefined
        ? 'Runs out of order'
        : v.summarize(result.issues)
      : `Version ${version}, not ${formatVersion}`;
  throw new CatalogueError('damaged', new Error(reason));
}

/** Encodes the runs. */
export function writeRuns(runs: readonly CategoryRun[]): WrittenRun[] {
  return runs.map(({ category, language, isFirst, from }) => [
    facetValues.category.indexOf(category ?? unknownValue),
    facetValues.language.indexOf(language),
    isFirst ? 1 : 0,
    from,
  ]);
}

/** Decodes the runs. */
export function readRuns({ runs, size }: Pick<Manifest, 'runs' | 'size'>): CategoryRun[] {
  return runs.map(([category, language, isFirst, from], index) => ({
    category: categories[category] ?? null,
    language: facetValues.language[language] ?? unknownValue,
    isFirst: isFirst === 1,
    from,
    to: runs[index + 1]?.[3] ?? size,
  }));
}
