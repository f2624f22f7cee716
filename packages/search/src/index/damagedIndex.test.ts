import { describe, expect, it } from 'vitest';
import { openIndex } from '../answer/searchIndex.ts';
import { glossaryGroups } from '../language/glossary/glossary.ts';
import { madeUpDocuments, smallLexicon } from '../testing/askDocuments.ts';
import { createRandom } from '../testing/random.ts';
import { buildIndex, joinIndex } from './buildIndex.ts';
import { ByteWriter, inflate, SearchIndexError } from './bytes/bytes.ts';
import { crc32 } from './bytes/crc32.ts';
import { coreBytes, readCore, writeShardTable } from './core.ts';

const documents = madeUpDocuments(60);
const files = buildIndex(documents, { ...smallLexicon, glossary: glossaryGroups.slice(0, 60) });
const whole = joinIndex(files);
const headerLength = files.core.length - coreBytes(files.core).length;
const random = createRandom(20_261);

/** Ways to damage bytes, each at a new random place. */
const damages: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  'a bit flipped': (bytes) => {
    const place = random.below(bytes.length);
    return bytes.with(place, (bytes[place] ?? 0) ^ (1 << random.below(8)));
  },
  'a random byte': (bytes) => bytes.with(random.below(bytes.length), random.below(256)),
  'a large number put in': (bytes) => {
    const place = random.below(bytes.length);
    return bytes.map((byte, at) => (at >= place && at < place + 4 ? 0xff : byte));
  },
  'cut off': (bytes) => bytes.slice(0, random.below(bytes.length)),
  'a span taken out': (bytes) => {
    const place = random.below(bytes.length);
    const end = place + 1 + random.below(40);
    return bytes.filter((_, at) => at < place || at >= end);
  },
  'two parts swapped': (bytes) => {
    const middle = random.below(bytes.length);
    return Uint8Array.from([...bytes.subarray(middle), ...bytes.subarray(0, middle)]);
  },
  'a part written over another': (bytes) => {
    const length = 1 + random.below(Math.min(64, bytes.length));
    const from = random.below(bytes.length);
    return bytes.slice().copyWithin(random.below(bytes.length), from, from + length);
  },
};

/** Wraps a body in a header with the right length and checksum. */
function sealed(body: Uint8Array): Uint8Array {
  const core = new ByteWriter();
  core.bytes(files.core.subarray(0, headerLength - 8));
  core.uint32(headerLength + body.length);
  core.uint32(crc32(body));
  core.bytes(body);
  return core.finish();
}

/** Replaces one shard of the index, and corrects its length and the checksum in the core. */
function withShard(replaced: number, bytes: Uint8Array): Uint8Array {
  const body = coreBytes(files.core);
  const contents = readCore(body, inflate);
  const table = new ByteWriter();
  writeShardTable(table, contents);
  const changed = new ByteWriter();
  changed.bytes(body.subarray(0, body.length - table.length));
  const shards = files.shards.map((one, at) => (at === replaced ? bytes : one));
  writeShardTable(changed, {
    shards: contents.shards.map(({ lists }, at) => ({ lists, length: shards[at]?.length ?? 0 })),
    shardsChecksum: shards.reduce((checksum, one) => crc32(one, checksum), 0),
  });
  return joinIndex({ core: sealed(changed.finish()), shards });
}

/**
 * Opens and queries a damaged index: it must be refused, or answer with existing documents only.
 */
async function outcomeOf(bytes: Uint8Array): Promise<'refused' | 'answered'> {
  try {
    const index = openIndex(bytes);
    for (const text of ['progr', '"data science" -excel', 'negosiacion fotografia']) {
      const answer = await index.search(text, { language: 'es' });
      const hits = answer.rank(0, answer.total);
      expect(new Set(hits.map(({ document }) => document)).size).toBe(answer.total);
      expect(hits.every(({ document }) => document < index.documentCount)).toBe(true);
      answer.explain(hits.slice(0, 3).map(({ document }) => document));
    }
    return 'answered';
  } catch (error) {
    if (error instanceof SearchIndexError) return 'refused';
    throw error;
  }
}

async function outcomesOf(count: number, damagedIndex: () => Uint8Array) {
  const outcomes = { refused: 0, answered: 0 };
  for (let round = 0; round < count; round += 1) outcomes[await outcomeOf(damagedIndex())] += 1;
  return outcomes;
}

// 7 kinds of damage, with 3 ways to correct the checksums: 5,250 damaged indexes.
const rounds = 250;

describe.each(Object.entries(damages))('%s', { timeout: 60_000 }, (_, damage) => {
  const isSame = (bytes: Uint8Array) =>
    bytes.length === whole.length && bytes.every((byte, at) => byte === whole[at]);

  it('is refused', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bytes = damage(whole);
      expect(await outcomeOf(bytes)).toBe(isSame(bytes) ? 'answered' : 'refused');
    }
  });

  it('is survived in the core with a corrected checksum', async () => {
    const body = coreBytes(files.core);
    const { refused } = await outcomesOf(rounds, () =>
      joinIndex({ core: sealed(damage(body)), shards: files.shards }),
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('is survived in a shard with a corrected checksum', async () => {
    const { refused } = await outcomesOf(rounds, () => {
      const shard = random.below(files.shards.length);
      return withShard(shard, damage(files.shards[shard] ?? new Uint8Array(1)));
    });
    expect(refused).toBeGreaterThan(0);
  });
});

it('refuses a core that claims more documents than its lists can hold', () => {
  const body = new ByteWriter();
  body.varint(2_000_000);
  const rest = coreBytes(files.core).subarray(1);
  body.bytes(rest);
  expect(() => openIndex(joinIndex({ core: sealed(body.finish()), shards: [] }))).toThrow(
    SearchIndexError,
  );
});

it('distinguishes another version from damage', () => {
  expect(() => openIndex(whole.with(4, 1))).toThrow(
    expect.objectContaining({ name: 'SearchIndexError', code: 'version' }),
  );
  expect(() => openIndex(new Uint8Array(0))).toThrow(expect.objectContaining({ code: 'damaged' }));
});
