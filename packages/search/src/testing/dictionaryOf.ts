import { ByteReader } from '../index/bytes/byteReader.ts';
import { ByteWriter } from '../index/bytes/byteWriter.ts';
import { type Dictionary, readDictionary, writeDictionary } from '../index/dictionary.ts';
import { packFrequency } from '../index/frequency.ts';

/** A dictionary of these words, sorted by code unit. The word at index i is in i documents. */
export function dictionaryOf(tokens: readonly string[]): Dictionary {
  const out = new ByteWriter();
  writeDictionary(
    out,
    tokens,
    tokens.map((_, place) => packFrequency(place)),
  );
  return readDictionary(new ByteReader(out.finish()));
}
