import { afterEach, expect, it, vi } from 'vitest';
import { createFirestoreCounts } from './createFirestoreCounts.ts';
import { rootOf } from './firestoreProject.ts';
import { serveProject } from './testing/serveProject.ts';

const project = await serveProject();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function kept(): Promise<ReadonlyMap<string, unknown>> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${project.origin}/v1/${rootOf(project)}/counts`, { headers });
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields: unknown }[];
  };
  return new Map(
    documents.map(({ name, fields }) => [name.slice(name.lastIndexOf('/') + 1), fields]),
  );
}

it('adds 1 to each thing of the day, and keeps nothing else', async () => {
  const counts = createFirestoreCounts(project);
  const address = 'https://www.udemy.com/course/excel/';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 12) });
  await counts.add({ kind: 'out', platform: 'udemy', address });
  await counts.add({ kind: 'nothing', text: 'latín clásico', language: 'es' });
  await counts.add({ kind: 'out', platform: 'udemy', address });
  const names = [
    `out udemy ${encodeURIComponent(address)}`,
    'nothing es lat%C3%ADn%20cl%C3%A1sico',
  ];
  const sums = [{ n: { integerValue: '2' } }, { n: { integerValue: '1' } }];
  const found = await kept();
  expect(names.map((name) => found.get(`2026-11-29 ${name}`))).toEqual(sums);
  expect(found.size).toBe(2);
});

it('rejects what was not counted', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  const counted = { kind: 'nothing', text: 'x', language: 'es' } as const;
  await expect(createFirestoreCounts(project).add(counted)).rejects.toThrow('403');
});
