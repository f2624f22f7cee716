import type { ByteReader } from './bytes/byteReader.ts';
import type { ByteWriter } from './bytes/byteWriter.ts';

/** The core's entry for a shard. */
export interface ShardEntry {
  /** Number of lists; they continue the numbering of the shard before. */
  lists: number;
  /** In bytes. */
  length: number;
}

/** What the core says of the shards. */
export interface ShardTable {
  shards: readonly ShardEntry[];
  /** The CRC-32 of all shards, one after the other. */
  shardsChecksum: number;
}

export function writeShardTable(out: ByteWriter, { shards, shardsChecksum }: ShardTable): void {
  out.uint32(shardsChecksum);
  out.varint(shards.length);
  for (const { lists, length } of shards) {
    out.varint(lists);
    out.varint(length);
  }
}

export function readShardTable(input: ByteReader): ShardTable {
  const shardsChecksum = input.uint32();
  const shards = Array.from({ length: input.count() }, () => ({
    lists: input.varint(),
    length: input.varint(),
  }));
  return { shards, shardsChecksum };
}
