import type { Lexicon } from '../language/lexicon.ts';
import { ByteReader, ByteWriter, damaged, type Inflate, SearchIndexError } from './bytes/bytes.ts';
import { crc32 } from './bytes/crc32.ts';
import {
  type Dictionary,
  readDictionary,
  readSpellings,
  type Spellings,
  writeDictionary,
  writeSpellings,
} from './dictionary.ts';
import { type LabelRun, readRuns, writeRuns } from './labelRuns.ts';
import { type IndexedName, nameFields } from './names.ts';
import { packLexicon, stored, unpackLexicon } from './packLexicon.ts';

/** The core's entry for a shard. */
export interface ShardEntry {
  /** Number of lists; they continue the numbering of the shard before. */
  lists: number;
  /** In bytes. */
  length: number;
}

/** What the core says of the shards. */
interface ShardTable {
  shards: readonly ShardEntry[];
  /** The CRC-32 of all shards, one after the other. */
  shardsChecksum: number;
}

export function writeShardTable(out: ByteWriter, { shards, shardsChecksum }: ShardTable): void {
  out.uint32(shardsChecksum);
  out.varint(shards.length);
  for (const { lists, length } of shards) {
    out.varint(lists);
    out.varint(length);
  }
}

function readShardTable(input: ByteReader): ShardTable {
  const shardsChecksum = input.uint32();
  const shards = Array.from({ length: input.count() }, () => ({
    lists: input.varint(),
    length: input.varint(),
  }));
  return { shards, shardsChecksum };
}

/** 'AULX'. */
const magic = 0x584c5541;
const version = 13;
/** In bytes: magic, version, length of the core, checksum of the rest. */
const headerLength = 13;
/** Larger catalogues need a hosted search engine. The limit also bounds what a reader allocates. */
const maxDocuments = 2 ** 21;

/** The part of an index that every query needs. */
export interface Core extends ShardTable {
  documentCount: number;
  /** Primary subtags; '' when unknown. */
  languages: readonly LabelRun[];
  /** `hasSubjects` for documents with subjects, '' for the others. */
  subjectMarks: readonly LabelRun[];
  /** The first label of each document's category; '' for none. */
  categories: readonly LabelRun[];
  dictionary: Dictionary;
  /** The usual spelling of words, for corrections. */
  spellings: Spellings;
  names: readonly IndexedName[];
  /** Without its further terms. Unpacked at the first query, which refuses a damaged one. */
  readonly lexicon: Lexicon;
  packedLexicon: Uint8Array;
}

interface CoreContents extends Omit<Core, 'dictionary' | 'spellings' | 'packedLexicon'> {
  tokens: readonly string[];
  /** One byte per token, see packFrequency. */
  frequencies: readonly number[];
  /** Returns the most common spelling of a token. */
  usualSpelling: (token: string) => string;
}

/** The label of a document that has subjects. */
export const hasSubjects = 'subjects';

const separator = '\n';

function writeNames(out: ByteWriter, names: readonly IndexedName[]): void {
  out.varint(names.length);
  for (const { field, texts, total } of names) {
    out.byte(nameFields.indexOf(field));
    out.varint(total);
    out.text(texts.join(separator));
  }
}

function readNames(input: ByteReader): IndexedName[] {
  return Array.from({ length: input.count() }, () => {
    const field = nameFields[input.byte()] ?? damaged('a name of an unknown field');
    return { field, total: input.varint(), texts: input.text().split(separator) };
  });
}

/** Writes the core as docs/search-index.md describes it. */
export function writeCore(contents: CoreContents): Uint8Array {
  const body = new ByteWriter();
  body.varint(contents.documentCount);
  writeRuns(body, contents.languages);
  writeRuns(body, contents.subjectMarks);
  writeRuns(body, contents.categories);
  writeDictionary(body, contents.tokens, contents.frequencies);
  writeSpellings(body, contents.tokens, contents.usualSpelling);
  writeNames(body, contents.names);
  const lexicon = packLexicon(contents.lexicon);
  body.varint(lexicon.length);
  body.bytes(lexicon);
  writeShardTable(body, contents);
  return withHeader(body.finish());
}

function withHeader(bytes: Uint8Array): Uint8Array {
  const core = new ByteWriter();
  core.uint32(magic);
  core.byte(version);
  core.uint32(headerLength + bytes.length);
  core.uint32(crc32(bytes));
  core.bytes(bytes);
  return core.finish();
}

/** Checks the header and the checksum, and returns the bytes of the core without the header. */
export function coreBytes(index: Uint8Array): Uint8Array {
  const header = new ByteReader(index);
  if (header.uint32() !== magic) damaged('it does not begin like one');
  const found = header.byte();
  if (found !== version) {
    throw new SearchIndexError('version', `version ${found}, this reader knows ${version}`);
  }
  const length = header.uint32();
  if (length < headerLength || length > index.length) damaged('it is cut off');
  const body = index.subarray(headerLength, length);
  if (header.uint32() !== crc32(body)) damaged('the checksum of its core is wrong');
  return body;
}

/** The core with its lexicon as it is, for a file that is compressed as a whole. */
export function withStoredLexicon(core: Uint8Array, inflate: Inflate): Uint8Array {
  const body = coreBytes(core);
  const { packedLexicon: packed } = readCore(body, inflate);
  const length = new ByteWriter();
  length.varint(packed.length);
  const start = packed.byteOffset - body.byteOffset;
  const lexicon = stored(packed, inflate);
  const changed = new ByteWriter();
  changed.bytes(body.subarray(0, start - length.length));
  changed.varint(lexicon.length);
  changed.bytes(lexicon);
  changed.bytes(body.subarray(start + packed.length));
  return withHeader(changed.finish());
}

/** Decodes a core that {@link coreBytes} has checked. */
export function readCore(body: Uint8Array, inflate: Inflate): Core {
  const input = new ByteReader(body);
  const documentCount = input.varint();
  if (documentCount > maxDocuments) damaged('it claims too many documents');
  const languages = readRuns(input, documentCount);
  const subjectMarks = readRuns(input, documentCount);
  const categories = readRuns(input, documentCount);
  const dictionary = readDictionary(input);
  const spellings = readSpellings(input, (id) => dictionary.token(id), dictionary.size);
  const names = readNames(input);
  const packedLexicon = input.bytes(input.varint());
  const { shards, shardsChecksum } = readShardTable(input);
  const lists = shards.reduce((sum, shard) => sum + shard.lists, 0);
  const bytes = shards.reduce((sum, shard) => sum + shard.length, 0);
  // Each document takes at least one bit, in the list of its platform.
  if (documentCount > 8 * bytes) damaged('it claims more documents than it holds');
  // The last lists are those of the lexicon's further terms.
  if (lists !== names.length + dictionary.size + 2) damaged('its shards hold other lists');
  if (input.remaining > 0) damaged('its core is too long');
  let lexicon: Lexicon | null = null;
  return {
    documentCount,
    languages,
    subjectMarks,
    categories,
    dictionary,
    spellings,
    names,
    get lexicon() {
      lexicon ??= unpackLexicon(packedLexicon, inflate);
      return lexicon;
    },
    packedLexicon,
    shards,
    shardsChecksum,
  };
}
