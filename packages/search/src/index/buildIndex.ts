import type { Lexicon } from '../language/lexicon.ts';
import { writeCore } from './core.ts';
import { crc32 } from './crc32.ts';
import { encodePostings } from './encodePostings.ts';
import { packFrequency } from './frequency.ts';
import { indexDocuments } from './indexDocuments.ts';
import { languageRuns } from './languageRuns.ts';
import { packShards } from './packShards.ts';
import { primaryLanguage, type SearchDocument } from './searchDocument.ts';
import type { ShardEntry } from './shardTable.ts';
import { SpellingCounts } from './spellings.ts';
import { usedLexicon } from './usedLexicon.ts';

/** An index, split for static files: the core is always needed, a shard when a query asks for it. */
export interface SearchIndexFiles {
  core: Uint8Array;
  shards: readonly Uint8Array[];
}

function spellingOf(documents: readonly SearchDocument[]): (token: string) => string {
  const counts = new SpellingCounts();
  for (const { title, headline, subjects } of documents) {
    for (const text of [title, headline, ...subjects]) counts.add(text);
  }
  return (token) => counts.usual(token);
}

const entryOf = ({ lists, bytes }: { lists: number; bytes: Uint8Array }): ShardEntry => ({
  lists,
  length: bytes.length,
  checksum: crc32(bytes),
});

/**
 * Builds the index of the documents, numbered by their place. Sort them first (language, category,
 * marketplace, quality): equal scores fall in that order, and neighbours that share words make
 * short lists. The lexicon becomes part of the index.
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  lexicon: Lexicon,
): SearchIndexFiles {
  const { names, tokens } = indexDocuments(documents, new Set(lexicon.wording.domainStopWords));
  const lists = [...names, ...tokens].map(({ postings }) => encodePostings(postings));
  const shards = packShards(lists);
  const core = writeCore({
    documentCount: documents.length,
    languages: languageRuns(documents.map(({ language }) => primaryLanguage(language))),
    tokens: tokens.map(({ token }) => token),
    usualSpelling: spellingOf(documents),
    frequencies: tokens.map(({ total }) => packFrequency(total)),
    names: names.map(({ field, texts, postings }) => ({ field, texts, total: postings.length })),
    lexicon: usedLexicon(lexicon, new Set(tokens.map(({ token }) => token))),
    shards: shards.map(entryOf),
  });
  return { core, shards: shards.map(({ bytes }) => bytes) };
}

/** The whole index as one file: the core and the shards behind it. */
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
