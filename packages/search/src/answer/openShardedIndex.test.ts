import { expect, it } from 'vitest';
import { buildIndex } from '../index/buildIndex.ts';
import { glossaryGroups } from '../language/glossary/glossary.ts';
import { madeUpDocuments, smallLexicon } from '../testing/askDocuments.ts';
import { openShardedIndex } from './searchIndex.ts';

const documents = madeUpDocuments(400);
/** Enough further terms for a shard of their own, before the one with the filter of their words. */
const manyTerms = Array.from({ length: 1000 }, (_, place) => `t${(place * 7919) % 10_007}`);
const files = buildIndex(documents, {
  ...smallLexicon,
  glossary: glossaryGroups,
  further: [{ terms: ['numpy', ...manyTerms], leadTo: [['python']] }],
});

const further = files.shards.length - 2;
const filter = files.shards.length - 1;

/** An index whose shards are handed out by the test. */
function sharded(answer: (shard: number) => Promise<Uint8Array>) {
  const asked: number[] = [];
  const index = openShardedIndex(files.core, (shard) => {
    asked.push(shard);
    return answer(shard);
  });
  return { asked, index };
}

const given = async (shard: number) => files.shards[shard] ?? new Uint8Array();

it('reads only the shards that a query needs, each once', async () => {
  const { asked, index } = sharded(given);
  expect(asked).toEqual([]);
  await Promise.all([index.search('python'), index.search('python')]);
  const first = [...asked];
  await index.search('python');
  expect(asked).toEqual(first);
  expect(first.length).toBeLessThan(files.shards.length);
  expect(new Set(first).size).toBe(first.length);
});

it('reads the further terms only where the rest leaves words unanswered', async () => {
  const { asked, index } = sharded(given);
  await index.search('python');
  expect(asked).not.toContain(further);
  expect((await index.search('numpy')).total).toBeGreaterThan(10);
  expect(asked).toContain(further);
});

it('reads the filter of their words where a word was guessed, and the terms only if they may have it', async () => {
  const { asked, index } = sharded(given);
  expect((await index.search('pythom')).correction?.to).toBe('python');
  expect(asked).toContain(filter);
  expect((await index.search('learn pythom')).total).toBeGreaterThan(0);
  expect(asked).not.toContain(further);
});

it('keeps a partial answer when the further terms cannot be read, and reads them again', async () => {
  let isDown = true;
  const { asked, index } = sharded((shard) =>
    isDown && shard === further ? Promise.reject(new TypeError('Failed to fetch')) : given(shard),
  );
  const partial = await index.search('python quokka');
  expect(partial).toMatchObject({ omittedWords: ['quokka'] });
  expect(partial.total).toBeGreaterThan(10);
  await expect(index.search('numpy')).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect((await index.search('numpy')).total).toBeGreaterThan(10);
  expect(asked.filter((shard) => shard === further)).toHaveLength(3);
});

it('reads a shard again after a failed read', async () => {
  let isDown = true;
  const { index } = sharded((shard) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : given(shard),
  );
  await expect(index.search('python')).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect((await index.search('python')).total).toBeGreaterThan(10);
});

it('refuses a shard of another length than the built one', async () => {
  const swapped = sharded((shard) => given((shard + 1) % files.shards.length));
  await expect(swapped.index.search('python')).rejects.toMatchObject({ code: 'damaged' });
});

it('rejects an aborted query at once and keeps its shards for the next one', async () => {
  const waiting: (() => void)[] = [];
  const { asked, index } = sharded(async (shard) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return given(shard);
  });
  const controller = new AbortController();
  const first = index.search('python', { signal: controller.signal });
  controller.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  const before = asked.length;
  const second = index.search('python');
  for (const release of waiting) release();
  expect((await second).total).toBeGreaterThan(10);
  expect(asked.length).toBe(before);
  await expect(index.search('x', { signal: AbortSignal.abort('late') })).rejects.toBe('late');
});

it('finds similar documents, never the document itself', async () => {
  const { index } = sharded(given);
  const place = documents.findIndex(({ subjects }) => subjects.includes('Python'));
  const document = documents[place];
  if (document === undefined) throw new Error('There is a document about Python');
  const answer = await index.similar({ ...document, title: 'Python' }, { exclude: place });
  const [best] = answer.rank(0, 1);
  expect(documents[best?.document ?? -1]?.subjects).toContain('Python');
  expect(answer.documents).not.toContain(place);
});

it('counts subjects from the core alone', () => {
  const { asked, index } = sharded(given);
  expect(index.names('subject')[0]).toEqual({ field: 'subject', texts: ['Python'], total: 100 });
  expect(asked).toEqual([]);
});
