import * as v from 'valibot';
import { categories } from '../../course/categories.ts';
import { platformSchema } from '../../course/platformSchema.ts';
import { daySchema, nameSchema } from '../../course/validation.ts';
import { sortOrders } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import type { CategoryRun } from '../catalogueSource.ts';
import { facetIds, facetValues, unknownValue } from '../facets.ts';
import { type FetchPart, readPart } from './fetchPart.ts';
import { openJson } from './partChecksum.ts';

/** The version of everything that is written; a reader of another one refuses it. */
export const formatVersion = 5;

/** Below the catalogue's folder. */
export const manifestPath = 'manifest.json';

const maxManifestBytes = 1_000_000;

// Limits on what a manifest may declare, so that a hostile one cannot exhaust memory.
const maxSize = 2 ** 21;
const maxFileBytes = 2 ** 24;
const maxCoreBytes = 2 ** 27;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const upTo = (max: number) => v.pipe(count, v.maxValue(max));

const partSchema = v.object({
  /** Named by what is in it. */
  folder: v.pipe(v.string(), v.regex(/^[a-z]+-[0-9a-f]{12}$/)),
  files: count,
  /** The length of its longest file in bytes, as it is served. */
  maxBytes: upTo(maxFileBytes),
  /** Of all its files. */
  totalBytes: count,
});

// Code of the category, code of the language, whether it stands first, first docId. Codes count the
// values of the facets; a run ends where the next one begins.
const runSchema = v.tuple([count, count, v.picklist([0, 1]), upTo(maxSize)]);

const aboutSchema = v.object({
  platforms: v.pipe(
    v.array(v.object({ id: v.string(), name: nameSchema, total: upTo(maxSize) })),
    v.maxLength(256),
  ),
  recorded: v.nullable(v.object({ from: v.number(), to: v.number() })),
  builtOn: v.nullable(daySchema),
  facets: v.array(v.picklist(facetIds)),
  sorts: v.array(v.picklist(sortOrders)),
});

const manifestSchema = v.object({
  version: v.literal(formatVersion),
  size: upTo(maxSize),
  blockSize: v.pipe(upTo(1000), v.minValue(1)),
  /** Whose courses these are; the facet 'platform' counts in this order. */
  platforms: v.pipe(v.array(platformSchema), v.maxLength(256)),
  /** Whose courses there are how many of, and how fresh they are. */
  about: aboutSchema,
  runs: v.pipe(v.array(runSchema), v.maxLength(1000)),
  /** The facts of cards, in blocks. */
  records: partSchema,
  /** What is filtered, sorted and counted by. */
  columns: partSchema,
  /** Where a course is, by its id. */
  ids: partSchema,
  /** Records with their details, by id. */
  courses: partSchema,
  /** What happened to courses lately, by id; null where nothing is remembered. */
  changes: v.nullable(partSchema),
  /** The text search. */
  index: partSchema,
  /** The length of the index's core in bytes, unpacked. */
  coreBytes: upTo(maxCoreBytes),
  /** The records that browsing shows first, by their docIds. */
  opening: v.pipe(v.array(v.tuple([count, v.unknown()])), v.maxLength(1000)),
});

/** What 'manifest.json' says: where everything else lies, and how browsing begins. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A folder of the catalogue, as the manifest describes it. */
export type PartFolder = v.InferOutput<typeof partSchema>;

type WrittenRun = v.InferOutput<typeof runSchema>;

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
}

/** Fetches the text of a manifest. */
export function fetchManifest(fetchPart: FetchPart): Promise<string> {
  // It alone has a name that stays when its content changes.
  const request = { path: manifestPath, maxBytes: maxManifestBytes, cache: 'no-cache' } as const;
  return readPart(fetchPart, request, (bytes) => openJson(manifestPath, bytes));
}

const areInOrder = ({ runs, size }: Manifest) =>
  runs.every(([, , , from], index) => from <= (runs[index + 1]?.[3] ?? size));

/** Reads the text of a manifest; throws a {@link CatalogueError} that says what is wrong with it. */
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

/** Whether bytes are a whole manifest of the version that is read here; what it says is not looked at. */
export function isIntactManifest(sealed: Uint8Array<ArrayBuffer>): boolean {
  try {
    return versionOf(JSON.parse(openJson(manifestPath, sealed))) === formatVersion;
  } catch {
    return false;
  }
}

/** The runs as they are written. */
export function writeRuns(runs: readonly CategoryRun[]): WrittenRun[] {
  return runs.map(({ category, language, isFirst, from }) => [
    facetValues.category.indexOf(category ?? unknownValue),
    facetValues.language.indexOf(language),
    isFirst ? 1 : 0,
    from,
  ]);
}

/** The runs that were written. */
export function readRuns({ runs, size }: Pick<Manifest, 'runs' | 'size'>): CategoryRun[] {
  return runs.map(([category, language, isFirst, from], index) => ({
    category: categories[category] ?? null,
    language: facetValues.language[language] ?? unknownValue,
    isFirst: isFirst === 1,
    from,
    to: runs[index + 1]?.[3] ?? size,
  }));
}
