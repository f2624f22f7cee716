const idsPerShard = 1024;
const bytesPerEntry = 8;

/** FNV-1a of the characters' codes, 32 bits. Ids that share one are told apart by their records. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** How many shards so many ids are written into. */
export const idShardCount = (size: number): number => Math.max(1, Math.ceil(size / idsPerShard));

/** The shard in which an id is looked up. */
export const shardOfId = (id: string, shards: number): number => hashOf(id) % shards;

/** Pairs of hash and docId, 32 bits each, little-endian. */
export function writeIdShards(ids: readonly string[]): Uint8Array<ArrayBuffer>[] {
  const shards = idShardCount(ids.length);
  const entries = Array.from({ length: shards }, (): [number, number][] => []);
  for (const [docId, id] of ids.entries())
    entries[shardOfId(id, shards)]?.push([hashOf(id), docId]);
  return entries.map((pairs) => {
    const bytes = new Uint8Array(pairs.length * bytesPerEntry);
    const view = new DataView(bytes.buffer);
    for (const [index, [hash, docId]] of pairs.entries()) {
      view.setUint32(index * bytesPerEntry, hash, true);
      view.setUint32(index * bytesPerEntry + 4, docId, true);
    }
    return bytes;
  });
}

/** How many ids with one hash are looked at. */
const maxCandidates = 8;

/** The docIds that an id may have among `size` courses; nearly always one or none. */
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
