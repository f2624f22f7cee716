import { describe, expect, it } from 'vitest';
import { quantile, summariseScene } from './summary.ts';

describe('quantile', () => {
  it('is the value below which that share lies', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 99 - index);
    expect(quantile(hundred, 0.5)).toBe(50);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile([7], 0.99)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
  });
});

it('judges only the queries that were asked, and keeps what could not be built', async () => {
  const item = { kind: 'title', text: 'python', language: 'es', right: new Set([3]) } as const;
  const scene = await summariseScene(
    10,
    [
      {
        engine: 'A',
        loads: [3, 1, 2],
        firstAnswers: [4],
        memory: 5,
        milliseconds: [1, 9],
        answers: [[3], [4, 3]],
        failure: null,
      },
      {
        engine: 'C',
        loads: [],
        firstAnswers: [],
        memory: 5,
        milliseconds: [],
        answers: [],
        failure: 'crashed',
      },
    ],
    [item, { ...item }, { ...item }],
    [
      { engine: 'A', indexFile: '', bytes: 100, gzip: 50, brotli: 40 },
      { engine: 'B', failure: 'not built within 60 s' },
      { engine: 'C', indexFile: '', bytes: 100, gzip: 50, brotli: 40 },
    ],
  );
  expect(scene.queries).toBe(3);
  expect(scene.failures).toEqual([
    { engine: 'B', failure: 'not built within 60 s' },
    { engine: 'C', failure: 'crashed' },
  ]);
  expect(scene.engines).toHaveLength(1);
  expect(scene.engines[0]).toMatchObject({ engine: 'A', load: 1, p50: 9, asked: 2, bytes: 100 });
  expect(scene.engines[0]?.judgement.all).toEqual({ asked: 2, at1: 0.5, at5: 1 });
});
