import type { Core } from '../index/core.ts';
import { nameBit, nameWords, saysPhrase } from '../index/names.ts';
import { PostingCombiner } from '../index/postings/combinePostings.ts';
import {
  type DocumentMarks,
  decodePostings,
  type Postings,
} from '../index/postings/decodePostings.ts';
import type { ShardStore } from '../index/shardStore.ts';
import type { Term } from './term.ts';

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
    const ownField = name === undefined ? 0 : nameBit(name.field);
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
