import { conjunction, united } from '../index/combinePostings.ts';
import type { Core } from '../index/core.ts';
import { decodePostings, type Postings } from '../index/decodePostings.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import { nameBit, nameWords, saysPhrase } from '../index/names.ts';
import type { ShardStore } from '../index/shardStore.ts';
import type { Term } from './term.ts';
import { untilAborted } from './untilAborted.ts';

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
  readonly #decoded = new Map<number, Postings>();
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
    const loading = this.#store.load(lists);
    if (loading !== null) await untilAborted(loading, signal);
    signal?.throwIfAborted();
  }

  /** The postings of a name. */
  ofName(name: number, among: DocumentMarks | null = null): Postings {
    const field = this.#core.names[name]?.field ?? 'subject';
    const list = this.#store.list(name);
    return decodePostings(list, this.#core.documentCount, nameBit(field), among);
  }

  /** Clears the cache of decoded lists: only the clauses of one plan share lists. */
  startPlan(): void {
    this.#decoded.clear();
  }

  /**
   * The documents that contain a token in any field. `among` only shrinks within a plan, so a
   * cached list may have too many documents but never lacks one.
   */
  #ofToken(token: number, among: DocumentMarks | null): Postings {
    const known = this.#decoded.get(token);
    if (known !== undefined) return known;
    const list = this.#store.list(this.#core.names.length + token);
    const own = decodePostings(list, this.#core.documentCount, 0, among);
    const names = this.#namesWithToken(token).map((name) => this.ofName(name, among));
    const postings = united([own, ...names]);
    this.#decoded.set(token, postings);
    return postings;
  }

  /** The postings of a term in any field. */
  ofTerm({ tokens, offsets, isInOneField = false }: Term, among: DocumentMarks | null): Postings {
    const [only, ...others] = tokens;
    if (only !== undefined && others.length === 0) return this.#ofToken(only, among);
    const met = conjunction(
      tokens.map((token) => this.#ofToken(token, among)),
      { offsets, isInOneField },
    );
    if (offsets === undefined) return met;
    const words = tokens.map((token) => this.#core.dictionary.token(token));
    const names = this.#namesWith(tokens).filter((name) =>
      saysPhrase(this.#core.names[name]?.texts ?? [], words, offsets),
    );
    return united([met, ...names.map((name) => this.ofName(name, among))]);
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
