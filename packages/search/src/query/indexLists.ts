import { conjunction, united } from '../index/combinePostings.ts';
import type { Core } from '../index/core.ts';
import { decodePostings, type Postings } from '../index/decodePostings.ts';
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
  ofName(name: number): Postings {
    const field = this.#core.names[name]?.field ?? 'subject';
    return decodePostings(this.#store.list(name), this.#core.documentCount, nameBit(field));
  }

  /** Drops the decoded lists: they are shared by the stages of one query only. */
  startQuery(): void {
    this.#decoded.clear();
  }

  /** The postings of a token in any field. */
  ofToken(token: number): Postings {
    const known = this.#decoded.get(token);
    if (known !== undefined) return known;
    const postings = this.#decode(token);
    this.#decoded.set(token, postings);
    return postings;
  }

  #decode(token: number): Postings {
    const own = decodePostings(
      this.#store.list(this.#core.names.length + token),
      this.#core.documentCount,
      0,
    );
    const names = this.#namesWithToken(token);
    return names.length === 0 ? own : united([own, ...names.map((name) => this.ofName(name))]);
  }

  /** The postings of a term in any field. */
  ofTerm({ tokens, offsets }: Term): Postings {
    const [only, ...others] = tokens;
    if (only !== undefined && others.length === 0) return this.ofToken(only);
    const met = conjunction(
      tokens.map((token) => this.ofToken(token)),
      offsets,
    );
    if (offsets === undefined) return met;
    const words = tokens.map((token) => this.#core.dictionary.token(token));
    const names = this.#namesWith(tokens).filter((name) =>
      saysPhrase(this.#core.names[name]?.texts ?? [], words, offsets),
    );
    return united([met, ...names.map((name) => this.ofName(name))]);
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
