import type { Course } from '@aulario/course-data';
import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import { buildIndex, openShardedIndex } from '@aulario/search';
import type { BenchQuery } from './benchEngine.ts';
import { brotliBytesOf } from './measureEngines.ts';

/** The bytes of the index that each query reads when nothing of it has been read: core and shards. */
export async function firstReads(
  courses: readonly Course[],
  queries: readonly BenchQuery[],
): Promise<number[]> {
  const { core, shards } = buildIndex(courses.map(courseDocument), courseIndexLexicon());
  const coreBytes = brotliBytesOf(core);
  const reads: number[] = [];
  for (const { text } of queries) {
    let bytes = coreBytes;
    const cold = openShardedIndex(core, async (shard) => {
      const part = shards[shard] ?? new Uint8Array();
      bytes += part.length;
      return part;
    });
    await cold.search(text);
    reads.push(bytes);
  }
  return reads;
}
