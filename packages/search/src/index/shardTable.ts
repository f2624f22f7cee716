import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';

/** The core's entry for a shard. */
export interface ShardEntry {
  /** Number of lists; they continue the numbering of the shard before. */
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
