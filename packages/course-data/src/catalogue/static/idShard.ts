const entriesPerShard = 1024;
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
export const idShardCount = (size: number): number =>
  Math.max(1, Math.ceil(size / entriesPerShard));

/** The shard in which an id is looked up. */
export const shardOfId = (id: string, shards: number): number => hashOf(id) % shards;

/** Pairs of hash and place, 32 bits each, little-endian. */
export function writeIdShards(ids: readonly string[]): Uint8Array<ArrayBuffer>[] {
  const shards = idShardCount(ids.length);
  const entries = Array.from({ length: shards }, (): [number, number][] => []);
  for (const [place, id] of ids.entries())
    entries[shardOfId(id, shards)]?.push([hashOf(id), place]);
  return entries.map((pairs) => {
    const bytes = new Uint8Array(pairs.length * bytesPerEntry);
    const view = new DataView(bytes.buffer);
    for (const [index, [hash, place]] of pairs.entries()) {
      view.setUint32(index * bytesPerEntry, hash, true);
      view.setUint32(index * bytesPerEntry + 4, place, true);
    }
    return bytes;
  });
}

/** The places that an id may have; nearly always one or none. */
export function placesInShard(bytes: Uint8Array, id: string): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hash = hashOf(id);
  const places: number[] = [];
  for (let at = 0; at + bytesPerEntry <= bytes.length; at += bytesPerEntry) {
    if (view.getUint32(at, true) === hash) places.push(view.getUint32(at + 4, true));
  }
  return places;
}
