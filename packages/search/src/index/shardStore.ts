import { ByteReader, damaged } from './bytes/bytes.ts';
import type { ShardEntry } from './core.ts';

/** Returns the bytes of a shard. Who reads it checks that they are intact. */
export type ReadShard = (shard: number) => Promise<Uint8Array>;

interface Shard {
  bytes: Uint8Array;
  /** The offset of each list, and the end of the last one; read with the shard's first list. */
  starts: Uint32Array | null;
}

function startsOf(bytes: Uint8Array, { lists, length }: ShardEntry): Uint32Array {
  const input = new ByteReader(bytes);
  if (lists > length) damaged('a shard claims too many lists');
  const starts = new Uint32Array(lists + 1);
  for (let list = 0; list < lists; list += 1) {
    starts[list + 1] = (starts[list] ?? 0) + input.varint();
  }
  const offset = length - input.remaining;
  if ((starts[lists] ?? 0) !== input.remaining) damaged('the lists of a shard do not fill it');
  for (let list = 0; list <= lists; list += 1) starts[list] = (starts[list] ?? 0) + offset;
  return starts;
}

/**
 * The lists of an index. It reads each shard once, when one of the shard's lists is first needed.
 */
export class ShardStore {
  readonly #entries: readonly ShardEntry[];
  readonly #read: ReadShard;
  readonly #firstLists: number[] = [];
  readonly #shards: (Shard | undefined)[];
  readonly #reading = new Map<number, Promise<void>>();

  constructor(entries: readonly ShardEntry[], read: ReadShard) {
    this.#entries = entries;
    this.#read = read;
    this.#shards = entries.map(() => undefined);
    let first = 0;
    for (const { lists } of entries) {
      this.#firstLists.push(first);
      first += lists;
    }
  }

  /** Reads the shards of these lists that are not loaded yet. Null when all of them are. */
  load(lists: Iterable<number>): Promise<unknown> | null {
    const missing = new Set<number>();
    for (const list of lists) {
      const shard = this.#shardOf(list);
      if (this.#shards[shard] === undefined) missing.add(shard);
    }
    return missing.size === 0 ? null : Promise.all([...missing].map((shard) => this.#start(shard)));
  }

  /** Stores the bytes of a shard; refuses them if they are of another length than the built ones. */
  put(shard: number, bytes: Uint8Array): void {
    const entry = this.#entries[shard] ?? damaged('a shard that is not there');
    if (bytes.length !== entry.length) damaged('a shard has another length');
    this.#shards[shard] = { bytes, starts: null };
  }

  /** The bytes of a list whose shard is loaded. */
  list(list: number): Uint8Array {
    const place = this.#shardOf(list);
    const shard = this.#shards[place];
    const entry = this.#entries[place];
    if (shard === undefined || entry === undefined) return damaged('a list that was not loaded');
    shard.starts ??= startsOf(shard.bytes, entry);
    const first = list - (this.#firstLists[place] ?? 0);
    return shard.bytes.subarray(shard.starts[first], shard.starts[first + 1]);
  }

  #start(shard: number): Promise<void> {
    const known = this.#reading.get(shard);
    if (known !== undefined) return known;
    const reading = this.#read(shard)
      .then((bytes) => this.put(shard, bytes))
      .finally(() => this.#reading.delete(shard));
    this.#reading.set(shard, reading);
    return reading;
  }

  #shardOf(list: number): number {
    let low = 0;
    let high = this.#firstLists.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#firstLists[middle] ?? 0) <= list) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
