import { ByteReader, damaged } from '../index/bytes/bytes.ts';
import type { Core, ShardEntry } from '../index/core.ts';
import { nameWords, saysPhrase } from '../index/names.ts';
import { PostingCombiner } from '../index/postings/combinePostings.ts';
import {
  type DocumentMarks,
  decodePostings,
  fieldBits,
  type Postings,
} from '../index/postings/decodePostings.ts';
import type { Term } from './term.ts';

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

/** Rejects with the signal's reason as soon as the signal aborts; the work itself continues. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function namesByToken({ names, dictionary }: Core): Map<number, number[]> {
  const byToken = new Map<number, number[]>();
  for (const [name, { texts }] of names.entries()) {
    for (const word of nameWords(texts)) {
      const token = dictionary.find(word);
      const known = byToken.get(token) ?? [];
      byToken.set(token, known);
      known.push(name);
    }
  }
  return byToken;
}

/** The decoded posting lists of tokens and names. */
export class IndexLists {
  readonly #core: Core;
  readonly #store: ShardStore;
  /** The lists that the query has decoded whole, by list number. */
  readonly #whole = new Map<number, Postings>();
  /** The lists that the plan has decoded in part. */
  readonly #partial = new Map<number, Postings>();
  /** Created at the first query. */
  #combiner: PostingCombiner | null = null;
  /** The names that contain a token; created at the first query. */
  #namesOf: ReadonlyMap<number, readonly number[]> | null = null;

  constructor(core: Core, store: ShardStore) {
    this.#core = core;
    this.#store = store;
  }

  /** Loads the lists of the tokens and names. Rejects with the signal's reason. */
  async load(
    tokens: Iterable<number>,
    names: Iterable<number>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const lists = new Set(names);
    for (const token of tokens) {
      lists.add(this.#core.names.length + token);
      for (const name of this.#namesWithToken(token)) lists.add(name);
    }
    await this.#load(lists, signal);
  }

  /** The packed further terms of the lexicon. Rejects with the signal's reason. */
  furtherTerms(signal: AbortSignal | undefined): Promise<Uint8Array> {
    return this.#ofLexicon(0, signal);
  }

  /** The packed filter of their words. Rejects with the signal's reason. */
  furtherWords(signal: AbortSignal | undefined): Promise<Uint8Array> {
    return this.#ofLexicon(1, signal);
  }

  /** The postings of a name in ascending order of documents. */
  ofName(name: number): Postings {
    return this.#decode(name, null);
  }

  /** Drops the lists that the query before decoded: its stages share those that they read whole. */
  startQuery(): void {
    this.#whole.clear();
  }

  /** Drops the lists of which the plan before read only some documents. */
  startPlan(): void {
    this.#partial.clear();
  }

  /** The postings of a term in any field, in no order of documents. */
  ofTerm({ tokens, offsets, isInOneField = false }: Term, among: DocumentMarks | null): Postings {
    const [only, ...others] = tokens;
    if (only !== undefined && others.length === 0) return this.#ofToken(only, among);
    const combiner = this.#postingCombiner();
    const met = combiner.conjunction(
      tokens.map((token) => this.#ofToken(token, among)),
      { offsets, isInOneField },
    );
    if (offsets === undefined) return met;
    const words = tokens.map((token) => this.#core.dictionary.token(token));
    const names = this.#namesWith(tokens).filter((name) =>
      saysPhrase(this.#core.names[name]?.texts ?? [], words, offsets),
    );
    return combiner.united([met, ...names.map((name) => this.#inPlan(name, among))]);
  }

  /** The documents that contain a token in any field. */
  #ofToken(token: number, among: DocumentMarks | null): Postings {
    return this.#cached(this.#core.names.length + token, among, (list) => {
      const names = this.#namesWithToken(token).map((name) => this.#inPlan(name, among));
      return this.#postingCombiner().united([this.#decode(list, among), ...names]);
    });
  }

  #inPlan(name: number, among: DocumentMarks | null): Postings {
    return this.#cached(name, among, (list) => this.#decode(list, among));
  }

  /**
   * A list that the query has decoded already. `among` only shrinks within a plan, so that it may have
   * too many documents but never lacks one.
   */
  #cached(list: number, among: DocumentMarks | null, create: (list: number) => Postings): Postings {
    const known = this.#whole.get(list) ?? this.#partial.get(list);
    if (known !== undefined) return known;
    const postings = create(list);
    (among === null ? this.#whole : this.#partial).set(list, postings);
    return postings;
  }

  /** A list of the lexicon: those come after the lists of the names and tokens. */
  async #ofLexicon(place: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const list = this.#core.names.length + this.#core.dictionary.size + place;
    await this.#load([list], signal);
    return this.#store.list(list);
  }

  async #load(lists: Iterable<number>, signal: AbortSignal | undefined): Promise<void> {
    const loading = this.#store.load(lists);
    if (loading !== null) await untilAborted(loading, signal);
    signal?.throwIfAborted();
  }

  #decode(list: number, among: DocumentMarks | null): Postings {
    const { names, documentCount } = this.#core;
    const name = names[list];
    const ownField = name === undefined ? 0 : fieldBits[name.field];
    return decodePostings(this.#store.list(list), documentCount, ownField, among);
  }

  #postingCombiner(): PostingCombiner {
    this.#combiner ??= new PostingCombiner(this.#core.documentCount);
    return this.#combiner;
  }

  #namesWithToken(token: number): readonly number[] {
    this.#namesOf ??= namesByToken(this.#core);
    return this.#namesOf.get(token) ?? [];
  }

  /** The names that contain all the tokens. */
  #namesWith(tokens: readonly number[]): number[] {
    const [first, ...rest] = tokens.map((token) => this.#namesWithToken(token));
    return (first ?? []).filter((name) => rest.every((names) => names.includes(name)));
  }
}
