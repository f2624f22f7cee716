import type { SearchIndexFiles } from '@aulario/search';
import type { FetchPart } from './fetchPart.ts';
import { readBinaryFile } from './fetchPart.ts';
import { readManifest } from './manifest.ts';
import { fetchManifest } from './manifestFile.ts';
import { unpackBytes } from './partBytes.ts';
import { createStaticSource } from './staticSource.ts';

/** What a build reads of the files of a catalogue that it has written. */
export interface WrittenCatalogue {
  /** The number of courses. */
  readonly size: number;
  /** The ids of all courses, by docId. */
  readonly ids: () => Promise<readonly string[]>;
  readonly index: () => Promise<SearchIndexFiles>;
}

/** Opens the files of a catalogue. Throws a {@link CatalogueError} for one that is damaged. */
export async function readWritten(fetchPart: FetchPart): Promise<WrittenCatalogue> {
  const manifest = readManifest(await fetchManifest(fetchPart));
  const { size, index, coreBytes } = manifest;
  const readFile = (file: string) => readBinaryFile(fetchPart, index, file, (bytes) => bytes);
  return {
    size,
    ids: async () => {
      const source = createStaticSource(manifest, fetchPart, ({ path, message }) => {
        throw new Error(`${path}: ${message}`);
      });
      const courses = await source.courses(Array.from({ length: size }, (_, docId) => docId));
      return courses.flatMap((course) => course?.id ?? []);
    },
    index: async () => ({
      core: await unpackBytes(await readFile('core.bin'), coreBytes),
      shards: await Promise.all(
        Array.from({ length: index.files - 1 }, (_, shard) => readFile(`${shard}.bin`)),
      ),
    }),
  };
}
