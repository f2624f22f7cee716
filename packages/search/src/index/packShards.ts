import { ByteWriter } from './bytes/byteWriter.ts';

/** Each word of a query costs at least its shard; smaller shards would cost more requests. */
const maxShardBytes = 1_000;

/** Packs the lists, in order, into shards: first the lengths of the lists, then their bytes. */
export function packShards(
  lists: Iterable<Uint8Array>,
  maxBytes = maxShardBytes,
): { lists: number; bytes: Uint8Array }[] {
  const shards: { lists: number; bytes: Uint8Array }[] = [];
  let held: Uint8Array[] = [];
  let size = 0;
  const close = () => {
    if (held.length === 0) return;
    const out = new ByteWriter();
    for (const list of held) out.varint(list.length);
    for (const list of held) out.bytes(list);
    shards.push({ lists: held.length, bytes: out.finish() });
    held = [];
    size = 0;
  };
  for (const list of lists) {
    if (size + list.length > maxBytes) close();
    held.push(list);
    size += list.length + 1;
  }
  close();
  return shards;
}
