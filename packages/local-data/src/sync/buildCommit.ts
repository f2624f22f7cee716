import type { WriterId } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey, type RecordStates } from '../record/states.ts';
import {
  frameChanges,
  readChanges,
  type WrittenChanges,
  writeChange,
  writeChanges,
} from './changesText.ts';
import {
  type ChunkName,
  type Cloud,
  CloudError,
  type Commit,
  type Head,
  maxChunkBytes,
  maxTailLength,
  slots,
  type WriterEntry,
} from './cloud.ts';

/** Six bits a character is the worst that deflate makes of ASCII without repetitions. */
const portionLength = Math.floor(maxChunkBytes * 1.25);

/**
 * Writes changes as the bytes of chunks: one, or as many as their size needs. Lets others run
 * between two chunks.
 */
async function packChunks({
  at,
  changes,
}: WrittenChanges): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let portion: string[] = [];
  let length = 0;
  const close = async () => {
    chunks.push(await pass(frameChanges(at, portion), new CompressionStream('deflate-raw')));
    portion = [];
    length = 0;
  };
  for (const change of changes) {
    const text = writeChange(change);
    if (length + text.length > portionLength && length > 0) await close();
    portion.push(text);
    length += text.length;
  }
  await close();
  return chunks;
}

/** Reads the bytes of a chunk. */
async function unpackChunk(bytes: Uint8Array<ArrayBuffer>): Promise<WrittenChanges> {
  const text = await pass(bytes, new DecompressionStream('deflate-raw')).catch((cause: unknown) => {
    throw new CloudError('unknown', { cause });
  });
  const written = readChanges(new TextDecoder().decode(text));
  if (written === null) throw new CloudError('unknown');
  return written;
}

async function pass(
  content: string | Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** When an account's changes move from one place of the cloud to another. */
export interface SyncLimits {
  /** The most characters of a tail, see `maxTailLength`. */
  readonly tailLength: number;
  /** From so many chunks on, written one by one, a writer merges them. */
  readonly smallChunks: number;
  /** From so many other writers on, the one that wrote nothing for longest is taken over. */
  readonly otherWriters: number;
}

/** The limits outside of tests. */
export const syncLimits: SyncLimits = {
  tailLength: maxTailLength,
  smallChunks: 8,
  otherWriters: 8,
};

/** The most chunks that one commit writes, by what a request may weigh. */
const maxNewChunks = 8;

/** The account has no slot left. */
export class AccountFullError extends Error {
  override readonly name = 'AccountFullError';
}

/**
 * Reads what a writer wrote after one of its numbers; null where a chunk is gone, so that the head
 * is old.
 */
export async function readEntry(
  cloud: Cloud,
  { tail, chunks }: Pick<WriterEntry, 'tail' | 'chunks'>,
  after: number,
): Promise<WrittenChanges | null> {
  const changes = new Map<RecordKey, RecordState>();
  const names = chunks.filter(({ upTo }) => upTo > after);
  const read = names.length === 0 ? [] : await cloud.readChunks(names);
  for (const bytes of read) {
    if (bytes === null) return null;
    joinInto(changes, (await unpackChunk(bytes)).changes);
  }
  const latest = readTail(tail);
  joinInto(changes, latest.changes);
  return { at: latest.at, changes };
}

function readTail(tail: string): WrittenChanges {
  const written = tail === '' ? { at: 0, changes: new Map() } : readChanges(tail);
  if (written === null) throw new CloudError('unknown');
  return written;
}

export interface CommitOptions {
  readonly cloud: Cloud;
  /** Everything in it is known to this page. */
  readonly head: Head;
  readonly writer: WriterId;
  readonly changes: RecordStates;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly newId: () => string;
  readonly limits: SyncLimits;
}

/** A commit, and the writers of the head after it. */
export interface BuiltCommit {
  readonly commit: Commit;
  readonly writers: Head['writers'];
  /** Those of the changes that it sends: all, unless they are too large for one commit. */
  readonly sent: RecordStates;
}

/**
 * Builds the commit that adds changes: to the writer's tail or, where they do not fit, to chunks.
 * Merges small chunks, and takes over a writer that is no longer used.
 *
 * @throws {AccountFullError}, {CloudError} `conflict` where the head is old.
 */
export async function buildCommit(options: CommitOptions): Promise<BuiltCommit> {
  const { head, writer, at, limits } = options;
  const entry = head.writers.get(writer) ?? { number: 0, tail: '', chunks: [] };
  const number = entry.number + 1;
  const changes = new Map(readTail(entry.tail).changes);
  joinInto(changes, options.changes);

  const victim = disusedWriter(head, writer, limits.otherWriters);
  const tail = writeChanges({ at, changes });
  if (victim === null && tail.length <= limits.tailLength) {
    return built(options, { number, tail, chunks: entry.chunks }, {});
  }
  const small = smallChunks(entry.chunks, limits.smallChunks);
  return (
    (await withChunks(options, entry, changes, small, victim)) ??
    (await withChunks(options, entry, changes, [], null)) ??
    (await buildHalf(options))
  );
}

/** Builds the commit of the first half of the changes; the rest is sent with a later one. */
function buildHalf(options: CommitOptions): Promise<BuiltCommit> {
  const half = Math.floor(options.changes.size / 2);
  if (half === 0) throw new AccountFullError();
  return buildCommit({ ...options, changes: new Map([...options.changes].slice(0, half)) });
}

/** Returns null where more chunks are needed than fit. */
async function withChunks(
  options: CommitOptions,
  entry: WriterEntry,
  first: RecordStates,
  small: readonly ChunkName[],
  victim: Victim | null,
): Promise<BuiltCommit | null> {
  const { cloud, head, at, newId } = options;
  const changes = new Map(first);
  for (const part of [{ tail: '', chunks: small }, ...(victim === null ? [] : [victim.entry])]) {
    const read = await readEntry(cloud, part, 0);
    if (read === null) throw new CloudError('conflict');
    joinInto(changes, read.changes);
  }
  const packed = await packChunks({ at, changes });
  const used = [...head.writers.values()].flatMap(({ chunks }) => chunks.map(({ slot }) => slot));
  const free = Array.from({ length: slots }, (_, slot) => slot).filter(
    (slot) => !used.includes(slot),
  );
  if (packed.length > Math.min(free.length, maxNewChunks)) return null;
  const create = packed.map((bytes, index) => ({ slot: free[index] ?? 0, id: newId(), bytes }));
  const number = entry.number + 1;
  const kept = entry.chunks.filter((chunk) => !small.includes(chunk));
  const added = create.map(({ slot, id }): ChunkName => ({ slot, id, upTo: number }));
  const tail = writeChanges({ at, changes: new Map() });
  return built(
    options,
    { number, tail, chunks: [...kept, ...added] },
    {
      drop: victim === null ? [] : [victim.writer],
      create,
      empty: [...small, ...(victim?.entry.chunks ?? [])].map(({ slot }) => slot),
    },
  );
}

function built(
  { head, writer, changes }: CommitOptions,
  entry: WriterEntry,
  rest: Partial<Pick<Commit, 'drop' | 'create' | 'empty'>>,
): BuiltCommit {
  const { drop = [], create = [], empty = [] } = rest;
  const writers = new Map([...head.writers, [writer, entry]]);
  for (const each of drop) writers.delete(each);
  const commit = { basedOn: head.version, set: new Map([[writer, entry]]), drop, create, empty };
  return { commit, writers, sent: changes };
}

/** The chunks at the end that were written alone, once there are enough of them; else none. */
function smallChunks(chunks: readonly ChunkName[], least: number): readonly ChunkName[] {
  const isAlone = (chunk: ChunkName) =>
    chunks.every((each) => each === chunk || each.upTo !== chunk.upTo);
  const start = chunks.findLastIndex((chunk) => !isAlone(chunk)) + 1;
  return chunks.length - start + 1 >= least ? chunks.slice(start) : [];
}

interface Victim {
  readonly writer: WriterId;
  readonly entry: WriterEntry;
}

function disusedWriter(head: Head, self: WriterId, most: number): Victim | null {
  const others = [...head.writers].filter(([writer]) => writer !== self);
  if (others.length < most) return null;
  const [oldest] = others
    .map(([writer, entry]) => ({ writer, entry, at: readTail(entry.tail).at }))
    .toSorted((one, other) => one.at - other.at);
  return oldest ?? null;
}
