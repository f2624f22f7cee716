import * as v from 'valibot';
import { isCategoryId } from '../../categories/categories.ts';
import type { CategoryId } from '../../course/course.ts';
import type { RecordIssue } from '../../course/validation.ts';
import { openShardedIndex } from '../../search/index.ts';
import { CatalogueError } from '../catalogueError.ts';
import type { CatalogueSource } from '../catalogueSource.ts';
import type { SortKey } from '../columns.ts';
import { createTextIndex } from '../createTextIndex.ts';
import { lazily } from '../lazily.ts';
import { unpackBytes } from './bytes.ts';
import { readFacetColumns, readSortColumn } from './columnFile.ts';
import { type FetchPart, fetchBytes, fetchText } from './fetchPart.ts';
import { placesInShard, shardOfId } from './idShard.ts';
import { type Manifest, readRuns } from './manifest.ts';
import { createRecordStore } from './recordStore.ts';

const overviewSchema = v.array(
  v.object({
    category: v.custom<CategoryId>(isCategoryId),
    total: v.number(),
    subjects: v.array(v.object({ subject: v.string(), spanish: v.string(), total: v.number() })),
  }),
);

function readOverview(text: string) {
  try {
    return v.parse(overviewSchema, JSON.parse(text));
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}

/** The parts of the catalogue that a manifest describes, each fetched when it is first needed. */
export function createStaticSource(
  manifest: Manifest,
  fetchPart: FetchPart,
  onDamaged: (issue: RecordIssue) => void,
): CatalogueSource {
  const { size, columns, ids, idShards, index } = manifest;
  const runs = readRuns(manifest);
  const courses = createRecordStore(manifest, fetchPart, onDamaged);
  const unpacked = async (path: string) => unpackBytes(await fetchBytes(path, fetchPart));

  const sortColumn = (key: SortKey) =>
    lazily(async () => readSortColumn(await unpacked(`${columns}/${key}.bin`), size));
  const sortColumns: Record<SortKey, () => Promise<Uint32Array>> = {
    published: sortColumn('published'),
    rating: sortColumn('rating'),
    price: sortColumn('price'),
    minutes: sortColumn('minutes'),
  };

  return {
    runs: async () => runs,
    courses,
    overview: lazily(async () =>
      readOverview(await fetchText(`${columns}/overview.json`, fetchPart)),
    ),
    facets: lazily(async () => readFacetColumns(await unpacked(`${columns}/facets.bin`), size)),
    sortColumn: (key) => sortColumns[key](),
    text: lazily(async () => {
      const core = await unpacked(`${index}/core.bin`);
      return createTextIndex(
        () => openShardedIndex(core, (shard) => fetchBytes(`${index}/${shard}.bin`, fetchPart)),
        courses,
      );
    }),
    find: async (id) => {
      const shard = await fetchBytes(`${ids}/${shardOfId(id, idShards)}.bin`, fetchPart);
      const places = placesInShard(shard, id);
      const found = await courses(places);
      for (const [at, course] of found.entries()) {
        const place = places[at];
        if (course?.id === id && place !== undefined) return { course, place };
      }
      return null;
    },
  };
}
