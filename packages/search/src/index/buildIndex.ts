import type { Lexicon, RelatedTerms } from '../language/lexicon.ts';
import { primaryLanguage } from '../language/primaryLanguage.ts';
import { ByteWriter, inflate } from './bytes/bytes.ts';
import { crc32 } from './bytes/crc32.ts';
import { coreBytes, hasSubjects, readCore, withStoredLexicon, writeCore } from './core.ts';
import { packFrequency, SpellingCounts } from './dictionary.ts';
import { DocumentIndexer } from './indexDocuments.ts';
import { labelRuns } from './labelRuns.ts';
import type { SearchDocument } from './names.ts';
import { packRelated } from './packLexicon.ts';
import { encodePostings, type PostingsOf } from './postings/encodePostings.ts';
import { usedLexicon, wordsOnlyIn } from './usedLexicon.ts';
import { packWordFilter } from './wordFilter.ts';

/** Each word of a query costs at least its shard; smaller shards would cost more requests. */
const maxShardBytes = 1_000;

/** Packs the lists, in order, into shards: first the lengths of the lists, then their bytes. */
function packShards(lists: Iterable<Uint8Array>): { lists: number; bytes: Uint8Array }[] {
  const shards: { lists: number; bytes: Uint8Array }[] = [];
  let held: Uint8Array[] = [];
  let size = 0;
  const close = () => {
    if (held.length === 0) return;
    const out = new ByteWriter();
    for (const list of held) out.varint(list.length);
    for (const list of held) out.bytes(list);
    shards.push({ lists: held.length, bytes: out.finish() });
    held = [];
    size = 0;
  };
  for (const list of lists) {
    if (size + list.length > maxShardBytes) close();
    held.push(list);
    size += list.length + 1;
  }
  close();
  return shards;
}

/**
 * An index split for static files: every query needs the core, and a shard only when it reads its
 * lists.
 */
export interface SearchIndexFiles {
  core: Uint8Array;
  shards: readonly Uint8Array[];
}

/**
 * The posting lists of the names and tokens, then the further terms of the lexicon, and the words
 * that nothing else has.
 */
function* encoded(
  entries: readonly { list: number }[],
  postingsOf: PostingsOf,
  { further, furtherWords }: { further: readonly RelatedTerms[]; furtherWords: Set<string> },
) {
  for (const { list } of entries) yield encodePostings(postingsOf(list));
  yield packRelated(further);
  yield packWordFilter(furtherWords);
}

/**
 * Builds the index. Documents are numbered in the order given. Sort them first, for example by
 * category, language and quality: equal scores keep that order, and runs of documents that share
 * words compress well. Each document is read once and not kept. The lexicon becomes part of the
 * index.
 */
export function buildIndex(
  documents: Iterable<SearchDocument>,
  lexicon: Lexicon,
): SearchIndexFiles {
  const indexer = new DocumentIndexer(new Set(lexicon.wording.domainStopWords));
  const spellings = new SpellingCounts();
  const languages: string[] = [];
  const subjectMarks: string[] = [];
  const categories: string[] = [];
  for (const document of documents) {
    const {
      title,
      headline,
      subjects,
      language,
      categories: [category = ''],
    } = document;
    indexer.add(document);
    for (const text of [title, headline, ...subjects]) spellings.add(text);
    languages.push(primaryLanguage(language));
    subjectMarks.push(subjects.length > 0 ? hasSubjects : '');
    categories.push(category);
  }
  const { names, tokens, postingsOf } = indexer.finish();
  const used = usedLexicon(lexicon);
  const furtherWords = wordsOnlyIn(used, new Set(tokens.map(({ token }) => token)));
  const shards = packShards(
    encoded([...names, ...tokens], postingsOf, { further: used.further, furtherWords }),
  );
  const core = writeCore({
    documentCount: languages.length,
    languages: labelRuns(languages),
    subjectMarks: labelRuns(subjectMarks),
    categories: labelRuns(categories),
    tokens: tokens.map(({ token }) => token),
    usualSpelling: spellings.usualSpelling(),
    frequencies: tokens.map(({ total }) => packFrequency(total)),
    names,
    lexicon: used,
    shards: shards.map(({ lists, bytes }) => ({ lists, length: bytes.length })),
    shardsChecksum: shards.reduce((checksum, { bytes }) => crc32(bytes, checksum), 0),
  });
  return { core, shards: shards.map(({ bytes }) => bytes) };
}

/** Joins the core and its shards into one file. */
export function joinIndex({ core, shards }: SearchIndexFiles): Uint8Array {
  const parts = [core, ...shards];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * Joins the core of an index and its shards, without those with the further terms of the lexicon: what
 * most queries are answered from. `openIndexHead` reads it. The lexicon is not deflated: the file is, as
 * a whole.
 */
export function indexHead({ core, shards }: SearchIndexFiles): Uint8Array {
  const { names, dictionary, shards: table } = readCore(coreBytes(core), inflate);
  const ownLists = names.length + dictionary.size;
  let lists = 0;
  const kept = table.findIndex((shard) => {
    lists += shard.lists;
    return lists > ownLists;
  });
  return joinIndex({ core: withStoredLexicon(core, inflate), shards: shards.slice(0, kept) });
}
