// @vitest-environment node
import { expect, it } from 'vitest';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { buildIndex } from './buildIndex.ts';
import { courseDocument } from './courseDocument.ts';
import { glossary } from './glossary/glossary.ts';
import { openShardedIndex } from './searchIndex.ts';

const documents = sampleCourses.map(courseDocument);
const files = buildIndex(documents, glossary);

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

it('asks again after a failed reading', async () => {
  let isDown = true;
  const { index } = sharded((shard) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : given(shard),
  );
  await expect(index.search('python')).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect((await index.search('python')).total).toBeGreaterThan(10);
});

it('refuses a shard that is not the one that was built', async () => {
  const swapped = sharded((shard) => given((shard + 1) % files.shards.length));
  await expect(swapped.index.search('python')).rejects.toMatchObject({ code: 'damaged' });
});

it('gives up a query as soon as it is superseded, and keeps what was read for the next', async () => {
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

it('finds courses like one, never itself', async () => {
  const { index } = sharded(given);
  const place = sampleCourses.findIndex(({ subjects }) => subjects.includes('Python'));
  const document = documents[place];
  if (document === undefined) throw new Error('There is a Python course among the samples');
  const answer = await index.similar(document, { exclude: place });
  const [best] = answer.rank(0, 1);
  expect(documents[best?.document ?? -1]?.subjects).toContain('Python');
  expect(answer.documents).not.toContain(place);
});

it('suggests subjects and words from the core alone', () => {
  const { asked, index } = sharded(given);
  expect(index.suggest('pyt')[0]).toEqual({ kind: 'subject', text: 'Python' });
  expect(index.suggest('curso de exc')).toContainEqual({ kind: 'word', text: 'curso de excel' });
  expect(index.suggest(' ')).toEqual([]);
  expect(index.suggest('p', 3).length).toBeLessThanOrEqual(3);
  expect(index.subjects()[0]?.total).toBeGreaterThan(1);
  expect(asked).toEqual([]);
});
