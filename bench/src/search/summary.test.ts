import { expect, it } from 'vitest';
import { summariseScene } from './summary.ts';

it('judges only the queries that were asked, and keeps what could not be built', async () => {
  const item = { kind: 'title', text: 'python', language: 'es', right: new Set([3]) } as const;
  const measurement = {
    engine: 'A',
    loadMs: 1,
    firstAnswerMs: 4,
    memory: 5,
    milliseconds: [1, 9],
    answers: [[3], [4, 3]],
  };
  const scene = await summariseScene(
    10,
    [measurement],
    [item, { ...item }, { ...item }],
    [
      { engine: 'A', indexFile: '', bytes: 100, gzip: 50, brotli: 40 },
      { engine: 'B', failure: 'not built within 60 s' },
    ],
  );
  expect(scene.queries).toBe(3);
  expect(scene.failures).toEqual([{ engine: 'B', failure: 'not built within 60 s' }]);
  expect(scene.engines).toHaveLength(1);
  expect(scene.engines[0]).toMatchObject({ engine: 'A', loadMs: 1, bytes: 100 });
  expect(scene.engines[0]?.judgement.all).toEqual({ asked: 2, at1: 0.5, at5: 1 });
});
