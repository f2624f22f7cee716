import { damaged, type Inflate, inflate, inflateNothing } from '../index/bytes/bytes.ts';
import { crc32 } from '../index/bytes/crc32.ts';
import { type Core, coreBytes, readCore } from '../index/core.ts';
import { labelTest } from '../index/labelRuns.ts';
import { type IndexedName, type NameField, nameKeys, type SearchDocument } from '../index/names.ts';
import { unpackRelated } from '../index/packLexicon.ts';
import { DocumentMarks } from '../index/postings/decodePostings.ts';
import { expandTargets } from '../index/usedLexicon.ts';
import { readWordFilter } from '../index/wordFilter.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { indexWords, nameKey } from '../language/words.ts';
import { GlossaryTerms } from '../query/glossaryTerms.ts';
import { IndexLists, type ReadShard, ShardStore } from '../query/indexLists.ts';
import { indexWording, type WordingIndex } from '../query/wordingIndex.ts';
import { ScoreAccumulator } from '../ranking/scoreAccumulator.ts';
import { answerFirst, mayTellMore, readFirst } from './answerFirst.ts';
import type { OpenedIndex } from './openedIndex.ts';
import { runQuery } from './runQuery.ts';
import type { SearchAnswer, SearchOptions, SimilarOptions } from './searchAnswer.ts';
import { similarDocuments } from './similarDocuments.ts';

/** An open index. */
export interface SearchIndex {
  readonly documentCount: number;
  /**
   * Finds documents. Rejects with the signal's reason when aborted, with a {@link SearchIndexError}
   * when a part of the index is damaged, and with the error of `readShard` when a shard cannot be
   * read; the next query then reads that shard again.
   */
  search(text: string, options?: SearchOptions): Promise<SearchAnswer>;
  /**
   * The documents that have a subject, by any of its names, in ascending order. Rejects as `search` does.
   */
  ofSubject(name: string, signal?: AbortSignal | undefined): Promise<Uint32Array>;
  /** Similar documents, best first. */
  similar(document: SearchDocument, options?: SimilarOptions): Promise<SearchAnswer>;
  /** Every name of a field, by descending number of documents. */
  names(field: NameField): readonly IndexedName[];
  /** Returns a test whether a document is in a language, by its primary subtag: 'es'. */
  isIn(language: string): (document: number) => boolean;
  /** The subjects that documents have and that all words of a text together name or lead to: 'fotos'. */
  subjectsMeant(text: string): readonly string[];
}

function subjectsByKey({ names }: Core): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const [name, { field, texts }] of names.entries()) {
    if (field !== 'subject') continue;
    for (const key of nameKeys(texts)) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return byKey;
}

function openParts(core: Core, store: ShardStore, inflateTerms: Inflate): OpenedIndex {
  let accumulator: ScoreAccumulator | null = null;
  let marks: DocumentMarks | null = null;
  let glossary: GlossaryTerms | null = null;
  let whole: GlossaryTerms | null = null;
  let furtherWords: ((word: string) => boolean) | null = null;
  let wording: WordingIndex | null = null;
  let subjects: ReadonlyMap<string, readonly number[]> | null = null;
  const lists = new IndexLists(core, store);
  const glossaryOf = (lexicon: Lexicon) =>
    new GlossaryTerms(expandTargets(lexicon, (word) => core.dictionary.find(word) >= 0));
  return {
    core,
    lists,
    get glossary() {
      glossary ??= glossaryOf(core.lexicon);
      return glossary;
    },
    wholeGlossary: async (signal) => {
      if (whole !== null) return whole;
      const { lexicon } = core;
      const further = unpackRelated(await lists.furtherTerms(signal), inflateTerms);
      whole = glossaryOf({ ...lexicon, related: [...lexicon.related, ...further] });
      return whole;
    },
    furtherWords: async (signal) => {
      furtherWords ??= readWordFilter(await lists.furtherWords(signal));
      return furtherWords;
    },
    get wording() {
      wording ??= indexWording(core.lexicon.wording);
      return wording;
    },
    accumulator: () => {
      accumulator ??= new ScoreAccumulator(core.documentCount);
      return accumulator;
    },
    marks: () => {
      marks ??= new DocumentMarks(core.documentCount);
      return marks;
    },
    subjectsOf: (key) => {
      subjects ??= subjectsByKey(core);
      return subjects.get(key) ?? [];
    },
  };
}

function createIndex(core: Core, store: ShardStore): SearchIndex {
  const parts = openParts(core, store, inflate);
  const { lists } = parts;
  return {
    documentCount: core.documentCount,
    search: (text, options = {}) => {
      lists.startQuery();
      return runQuery(parts, text, options);
    },
    ofSubject: async (name, signal) => {
      const names = parts.subjectsOf(nameKey(name));
      await lists.load([], names, signal);
      return Uint32Array.from(
        new Set(names.flatMap((one) => [...lists.ofName(one).documents])),
      ).sort();
    },
    similar: (document, options = {}) => {
      lists.startQuery();
      return similarDocuments(parts, document, options);
    },
    names: (field) =>
      core.names.filter((name) => name.field === field).toSorted((a, b) => b.total - a.total),
    isIn: (language) => labelTest(core.languages, language),
    subjectsMeant: (text) => {
      const words = indexWords(text);
      const [meant, another] = parts.glossary.keysIn(words);
      if (meant === undefined || another !== undefined || meant.length < words.length) return [];
      const names = new Set(meant.terms.flatMap(parts.subjectsOf));
      return [...names].map((name) => core.names[name]?.texts[0] ?? '');
    },
  };
}

/** Opens the core that a file begins with, and puts the shards that follow it into its store. */
function openJoined(joined: Uint8Array, readShard: ReadShard, inflateLexicon: Inflate) {
  const body = coreBytes(joined);
  const core = readCore(body, inflateLexicon);
  const store = new ShardStore(core.shards, readShard);
  const start = body.byteOffset - joined.byteOffset + body.length;
  let end = start;
  for (const [shard, { length }] of core.shards.entries()) {
    if (end + length > joined.length) break;
    store.put(shard, joined.subarray(end, end + length));
    end += length;
  }
  return { core, store, start, end };
}

/** Opens an index that is one file and checks every part. Throws a {@link SearchIndexError}. */
export function openIndex(whole: Uint8Array): SearchIndex {
  const missing = () => damaged('a shard that is not there');
  const { core, store, start, end } = openJoined(whole, missing, inflate);
  const length = core.shards.reduce((sum, shard) => sum + shard.length, start);
  if (end !== whole.length || length !== whole.length) damaged('its shards do not fill it');
  if (crc32(whole.subarray(start)) !== core.shardsChecksum) {
    damaged('the checksum of its shards is wrong');
  }
  return createIndex(core, store);
}

/** The open head of an index. */
export interface IndexHead {
  /** Finds documents as a {@link SearchIndex} does. Resolves with null where the rest of the index may tell more. */
  search(text: string, options?: SearchOptions): Promise<SearchAnswer | null>;
}

/**
 * Opens the head of an index (`indexHead`), of whose shards nobody checks whether they are intact.
 * Throws a {@link SearchIndexError} when the core is damaged.
 *
 * @param readShard - Reads a shard that the head does not have.
 */
export function openIndexHead(head: Uint8Array, readShard: ReadShard): IndexHead {
  const { core, store } = openJoined(head, readShard, inflateNothing);
  const parts = openParts(core, store, inflateNothing);
  return {
    search: async (text, options = {}) => {
      parts.lists.startQuery();
      const answer = await answerFirst(parts, text, options);
      const tellsMore = await mayTellMore(parts, readFirst(parts, answer), options.signal);
      return tellsMore ? null : answer.first;
    },
  };
}

/**
 * Opens an index whose shards are read on demand, each once. Several queries may wait for the same
 * read, so `readShard` gets no signal; it checks that a shard is intact. Throws a
 * {@link SearchIndexError} when the core is damaged.
 */
export function openShardedIndex(core: Uint8Array, readShard: ReadShard): SearchIndex {
  const body = coreBytes(core);
  if (body.byteOffset - core.byteOffset + body.length !== core.length) damaged('it is too long');
  const contents = readCore(body, inflate);
  return createIndex(contents, new ShardStore(contents.shards, readShard));
}
