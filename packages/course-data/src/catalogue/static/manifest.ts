import * as v from 'valibot';
import { categories } from '../../categories/categories.ts';
import { CatalogueError } from '../catalogueError.ts';
import type { CategoryRun } from '../catalogueSource.ts';
import { facetValues, unknownValue } from '../facets.ts';

/** The version of everything that is written; a reader of another one refuses it. */
export const formatVersion = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const folder = v.pipe(v.string(), v.regex(/^[a-z]+-[0-9a-f]{12}$/));

// Code of the category, code of the language, whether it stands first, first place. The values of
// the facets by their place; a run ends where the next one begins.
const runSchema = v.tuple([count, count, v.picklist([0, 1]), count]);

const manifestSchema = v.object({
  version: v.literal(formatVersion),
  size: count,
  blockSize: v.pipe(count, v.minValue(1)),
  runs: v.array(runSchema),
  /** The folder of each part, named by what is in it. */
  records: folder,
  columns: folder,
  ids: folder,
  index: folder,
  idShards: count,
  /** The records that browsing shows first, by their places. */
  opening: v.array(v.tuple([count, v.unknown()])),
});

/** What 'manifest.json' says: where everything else lies, and how browsing begins. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

type WrittenRun = v.InferOutput<typeof runSchema>;

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
}

/** Reads the text of a manifest; throws a {@link CatalogueError} that says what is wrong with it. */
export function readManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
  const result = v.safeParse(manifestSchema, value);
  if (result.success) return result.output;
  const version = versionOf(value);
  const reason =
    version === formatVersion
      ? v.summarize(result.issues)
      : `Version ${version}, not ${formatVersion}`;
  throw new CatalogueError('damaged', new Error(reason));
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
