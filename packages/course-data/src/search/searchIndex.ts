import { type Core, coreBytes, readCore } from './core.ts';
import { GlossaryTerms } from './glossaryTerms.ts';
import { IndexLists } from './indexLists.ts';
import { nameKeys } from './names.ts';
import { runQuery } from './runQuery.ts';
import { Scoreboard } from './scoreboard.ts';
import type { SearchAnswer } from './searchAnswer.ts';
import type { SearchDocument } from './searchDocument.ts';
import { damaged } from './searchIndexError.ts';
import { type ReadShard, ShardStore } from './shardStore.ts';
import { similarDocuments } from './similarDocuments.ts';
import { type IndexSuggestion, suggestTerms } from './suggestTerms.ts';

export interface SearchOptions {
  /** The reader's language, 'es'; its courses stand first among equals. */
  language?: string | undefined;
  /** Only words as they were typed: nothing corrected, completed, inflected or translated. */
  isVerbatim?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** A subject of the catalogue. */
export interface IndexedSubject {
  subject: string;
  /** How many courses have it. */
  total: number;
}

/** An index that is ready to be asked. */
export interface SearchIndex {
  readonly documentCount: number;
  /**
   * Finds documents. Rejects with the signal's reason when it is aborted, with a
   * {@link SearchIndexError} when a part of the index is damaged, and with the reader's own error
   * when a shard cannot be read; the next query then asks for it again.
   */
  search(text: string, options?: SearchOptions): Promise<SearchAnswer>;
  /** Documents like this one, best first; `exclude` is its own number. */
  similar(
    document: SearchDocument,
    options?: SearchOptions & { exclude?: number | undefined },
  ): Promise<SearchAnswer>;
  /** How a text may go on; from the core alone. */
  suggest(text: string, limit?: number): readonly IndexSuggestion[];
  /** Every subject, most courses first. */
  subjects(): readonly IndexedSubject[];
}

/** What a query works on. */
export interface IndexParts {
  core: Core;
  glossary: GlossaryTerms;
  lists: IndexLists;
  /** Made with the first query. */
  board: () => Scoreboard;
  /** The subjects that a whole query with this name key means. */
  subjectsOf: (key: string) => readonly number[];
}

function subjectsByKey({ names }: Core): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const [name, { field, texts }] of names.entries()) {
    if (field !== 'subject') continue;
    for (const key of nameKeys(texts)) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return byKey;
}

function createIndex(core: Core, store: ShardStore): SearchIndex {
  let board: Scoreboard | null = null;
  let subjects: ReadonlyMap<string, readonly number[]> | null = null;
  const parts: IndexParts = {
    core,
    glossary: new GlossaryTerms(core.glossary),
    lists: new IndexLists(core, store),
    board: () => {
      board ??= new Scoreboard(core.documentCount);
      return board;
    },
    subjectsOf: (key) => {
      subjects ??= subjectsByKey(core);
      return subjects.get(key) ?? [];
    },
  };
  return {
    documentCount: core.documentCount,
    search: (text, options = {}) => runQuery(parts, text, options),
    similar: (document, options = {}) => similarDocuments(parts, document, options),
    suggest: (text, limit = 8) => suggestTerms(core, text, limit),
    subjects: () =>
      core.names
        .flatMap(({ field, texts, total }) =>
          field === 'subject' ? { subject: texts[0] ?? '', total } : [],
        )
        .toSorted((a, b) => b.total - a.total),
  };
}

/** Opens a whole index; every part is checked. Throws a {@link SearchIndexError}. */
export function openIndex(whole: Uint8Array): SearchIndex {
  const core = readCore(coreBytes(whole));
  const store = new ShardStore(core.shards, () => damaged('a shard that is not there'));
  let place = whole.length - core.shards.reduce((sum, { length }) => sum + length, 0);
  if (place !== coreBytes(whole).byteOffset - whole.byteOffset + coreBytes(whole).length) {
    damaged('its shards do not fill it');
  }
  for (const [shard, { length }] of core.shards.entries()) {
    store.put(shard, whole.subarray(place, place + length));
    place += length;
  }
  return createIndex(core, store);
}

/**
 * Opens an index whose shards are read by need, each once; several queries may wait for one
 * reading, so it takes no signal. Throws a {@link SearchIndexError} when the core is damaged.
 */
export function openShardedIndex(core: Uint8Array, readShard: ReadShard): SearchIndex {
  const body = coreBytes(core);
  if (body.byteOffset - core.byteOffset + body.length !== core.length) damaged('it is too long');
  const contents = readCore(body);
  return createIndex(contents, new ShardStore(contents.shards, readShard));
}
