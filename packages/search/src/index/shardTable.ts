import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';

/** What the core tells of a shard. */
export interface ShardEntry {
  /** How many lists it holds; they go on where the shard before it ends. */
  lists: number;
  /** In bytes. */
  length: number;
  checksum: number;
}

export function writeShards(out: ByteWriter, shards: readonly ShardEntry[]): void {
  out.varint(shards.length);
  for (const { lists, length, checksum } of shards) {
    out.varint(lists);
    out.varint(length);
    out.uint32(checksum);
  }
}

export function readShards(input: ByteReader): ShardEntry[] {
  return Array.from({ length: input.count() }, () => ({
    lists: input.varint(),
    length: input.varint(),
    checksum: input.uint32(),
  }));
}
