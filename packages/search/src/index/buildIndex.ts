import type { Lexicon, RelatedTerms } from '../language/lexicon.ts';
import { crc32 } from './bytes/crc32.ts';
import { hasSubjects, writeCore } from './core.ts';
import { packFrequency } from './frequency.ts';
import { DocumentIndexer, namesAudience } from './indexDocuments.ts';
import { labelRuns } from './labelRuns.ts';
import { packRelated } from './packLexicon.ts';
import { packShards } from './packShards.ts';
import { encodePostings } from './postings/encodePostings.ts';
import type { PostingsOf } from './postings/postingLog.ts';
import { primaryLanguage, type SearchDocument } from './searchDocument.ts';
import { SpellingCounts } from './tokenSpellings.ts';
import { usedLexicon, wordsOnlyIn } from './usedLexicon.ts';
import { packWordFilter } from './wordFilter.ts';

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
  for (const document of documents) {
    const { title, headline, subjects, language } = document;
    indexer.add(document);
    for (const text of [title, headline, ...subjects]) spellings.add(text);
    languages.push(primaryLanguage(language));
    subjectMarks.push(subjects.length > 0 ? hasSubjects : '');
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
    tokens: tokens.map(({ token }) => token),
    usualSpelling: spellings.usualSpelling(),
    frequencies: tokens.map((token) => packFrequency(token.total, namesAudience(token))),
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
