import type { WriterId } from '../../disk/disk.ts';
import {
  type ChunkName,
  type Cloud,
  CloudError,
  type CloudFault,
  type Commit,
  type Head,
  maxChunkBytes,
  type WriterEntry,
} from '../../sync/cloud.ts';

/** How the next calls end. `lost-answer` applies the call, then fails as `offline`. */
export type CloudWeather = 'fine' | 'lost-answer' | Exclude<CloudFault, 'conflict'>;

/** A cloud in memory that several devices share. */
export interface MemoryCloud {
  /** The place of an account. The same id gives the same place. */
  account(id: string): Cloud;
  /** Ends an account: its tokens are still taken, as by the provider for an hour. */
  end(id: string): void;
  /** From now on every call of every account meets this weather; `fine` at the start. */
  setWeather(weather: CloudWeather): void;
  /** How often documents were read and written, as the provider would count them. */
  counts(): { readonly reads: number; readonly writes: number };
}

/** One account's documents. */
interface Place {
  state: number;
  writers: ReadonlyMap<WriterId, WriterEntry> | null;
  isEnded: boolean;
  readonly chunks: Map<number, { readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> }>;
}

/** @param now - The cloud's clock, milliseconds since the epoch. */
export function createMemoryCloud(now: () => number = Date.now): MemoryCloud {
  const places = new Map<string, Place>();
  let weather: CloudWeather = 'fine';
  let states = 0;
  let reads = 0;
  let writes = 0;

  /** Acts as a call of its own, after whatever was called before. */
  async function call<T>(act: () => T): Promise<T> {
    await Promise.resolve();
    if (weather !== 'fine' && weather !== 'lost-answer') throw new CloudError(weather);
    const result = act();
    if (weather === 'lost-answer') throw new CloudError('offline');
    return result;
  }

  const versionOf = (place: Place) => (place.writers === null ? null : String(place.state));

  function readHead(place: Place): Head {
    reads += 1;
    return { version: versionOf(place), writers: place.writers ?? new Map(), at: now() };
  }

  function commit(place: Place, { basedOn, set, drop, create, empty }: Commit) {
    const isTaken = create.some(({ slot }) => place.chunks.has(slot));
    if (versionOf(place) !== basedOn || isTaken) throw new CloudError('conflict');
    if (create.some(({ bytes }) => bytes.length > maxChunkBytes)) throw new CloudError('too-large');
    const writers = new Map([...(place.writers ?? []), ...set]);
    for (const writer of drop) writers.delete(writer);
    for (const slot of empty) place.chunks.delete(slot);
    for (const { slot, id, bytes } of create) place.chunks.set(slot, { id, bytes: bytes.slice() });
    place.writers = writers;
    place.state = ++states;
    writes += 1 + empty.length + create.length;
    return { version: versionOf(place), at: now() };
  }

  function readChunk(place: Place, { slot, id }: Pick<ChunkName, 'slot' | 'id'>) {
    reads += 1;
    const chunk = place.chunks.get(slot);
    return chunk?.id === id ? chunk.bytes.slice() : null;
  }

  function cloudOf(place: Place): Cloud {
    return {
      readVersions: () =>
        call(() => {
          const { version, writers, at } = readHead(place);
          const numbers = new Map([...writers].map(([writer, { number }]) => [writer, number]));
          return { version, numbers, at };
        }),
      readHead: () => call(() => readHead(place)),
      readChunks: (names) => call(() => names.map((name) => readChunk(place, name))),
      commit: (change) => call(() => commit(place, change)),
      confirmAccount: () =>
        call(() => {
          if (place.isEnded) throw new CloudError('denied');
        }),
      deleteAll: () =>
        call(() => {
          writes += 1 + place.chunks.size;
          place.chunks.clear();
          place.writers = null;
        }),
    };
  }

  function placeOf(id: string): Place {
    const place = places.get(id) ?? { state: 0, writers: null, isEnded: false, chunks: new Map() };
    places.set(id, place);
    return place;
  }

  return {
    account: (id) => cloudOf(placeOf(id)),
    end(id) {
      placeOf(id).isEnded = true;
    },
    setWeather: (next) => {
      weather = next;
    },
    counts: () => ({ reads, writes }),
  };
}
