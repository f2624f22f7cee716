import { expect, it } from 'vitest';
import { ByteReader, ByteWriter, SearchIndexError } from './bytes/bytes.ts';
import { readSpellings, SpellingCounts, writeSpellings } from './dictionary.ts';

const tokens = ['acentuacion', 'facade', 'plain', 'straße', 'unico'];

function roundTrip(texts: readonly string[], all = tokens) {
  const counts = new SpellingCounts();
  for (const text of texts) counts.add(text);
  const out = new ByteWriter();
  writeSpellings(out, all, counts.usualSpelling());
  const input = new ByteReader(out.finish());
  return readSpellings(input, (id) => tokens[id] ?? '', tokens.length);
}

it('keeps the most common accents of a word', () => {
  const texts = ['Acentuación, ÚNICO; plain façade', 'acentuacion único', 'acentuación'];
  expect([...roundTrip(texts)]).toEqual([
    [0, 'acentuación'],
    [1, 'façade'],
    [4, 'único'],
  ]);
});

it('keeps several accents of one word, and no rare ones', () => {
  expect([...roundTrip(['façadé'])]).toEqual([[1, 'façadé']]);
  expect([...roundTrip(['plaín plain plain'])]).toEqual([]);
});

it('refuses spellings of unknown words', () => {
  expect(() => roundTrip(['único'], ['', '', '', '', '', 'unico'])).toThrow(SearchIndexError);
});
