import type { Aggregator } from '../../facets/columns.ts';

const idsPerShard = 1024;
const bytesPerEntry = 8;

/** FNV-1a of the UTF-16 code units, 32 bits. Records distinguish ids with equal hashes. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The number of shards for `size` ids. */
const idShardCount = (size: number): number => Math.max(1, Math.ceil(size / idsPerShard));

/** The shard of an id. */
export const shardOfId = (id: string, shards: number): number => hashOf(id) % shards;

/** Collects the hashes of the ids of `size` courses. */
export function idHashAggregator(size: number): Aggregator<Uint32Array> {
  const hashes = new Uint32Array(size);
  let docId = 0;
  return {
    add: ({ id }) => {
      hashes[docId] = hashOf(id);
      docId += 1;
    },
    result: () => hashes,
  };
}

/** For each shard, the indices of its courses in order. */
export function* docIdsByShard(hashes: Uint32Array, shards: number): Generator<Uint32Array> {
  const ends = new Uint32Array(shards + 1);
  for (const hash of hashes) ends[(hash % shards) + 1] = (ends[(hash % shards) + 1] ?? 0) + 1;
  for (let shard = 0; shard < shards; shard += 1)
    ends[shard + 1] = (ends[shard + 1] ?? 0) + (ends[shard] ?? 0);
  const sorted = new Uint32Array(hashes.length);
  for (const [docId, hash] of hashes.entries()) {
    const end = ends[hash % shards] ?? 0;
    sorted[end] = docId;
    ends[hash % shards] = end + 1;
  }
  for (let shard = 0; shard < shards; shard += 1)
    yield sorted.subarray(shard === 0 ? 0 : ends[shard - 1], ends[shard]);
}

/** Pairs of hash and docId, 32 bits each, little-endian. */
export function* writeIdShards(hashes: Uint32Array): Generator<Uint8Array<ArrayBuffer>> {
  for (const docIds of docIdsByShard(hashes, idShardCount(hashes.length))) {
    const bytes = new Uint8Array(docIds.length * bytesPerEntry);
    const view = new DataView(bytes.buffer);
    for (const [index, docId] of docIds.entries()) {
      view.setUint32(index * bytesPerEntry, hashes[docId] ?? 0, true);
      view.setUint32(index * bytesPerEntry + 4, docId, true);
    }
    yield bytes;
  }
}

/** The maximum number of ids with one hash to check. */
const maxCandidates = 8;

/** The possible docIds of an id among `size` courses; nearly always one or none. */
export function docIdsInShard(bytes: Uint8Array, id: string, size: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hash = hashOf(id);
  const docIds = new Set<number>();
  for (let at = 0; at + bytesPerEntry <= bytes.length; at += bytesPerEntry) {
    const docId = view.getUint32(at + 4, true);
    if (view.getUint32(at, true) === hash && docId < size) docIds.add(docId);
    if (docIds.size === maxCandidates) break;
  }
  return [...docIds];
}
