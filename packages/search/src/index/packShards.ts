import { ByteWriter } from './byteWriter.ts';

/** A query's word costs at least its shard; smaller shards cost more requests instead. */
const fullShard = 2_000;

/** Puts the lists, in their order, into shards: their lengths first, then the lists. */
export function packShards(
  lists: Iterable<Uint8Array>,
  full = fullShard,
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
    if (size + list.length > full) close();
    held.push(list);
    size += list.length + 1;
  }
  close();
  return shards;
}
