import { expect, it } from 'vitest';
import { runTimes } from './runTimes.ts';

const task = (taskId: string, startTime: number, endTime: number, status = 'MISS') => ({
  taskId,
  cache: { status },
  execution: { startTime, endTime },
});

it('says which parts took how long, the longest first, and the whole', () => {
  const lines = runTimes([
    task('//#lint', 1_000, 4_400),
    task('@aulario/web#test:e2e', 2_000, 127_000),
    task('@aulario/ui#test', 1_000, 90_000, 'HIT'),
    task('//#boundaries', 1_000, 1_900),
    { taskId: '@aulario/ui#build' },
  ]);
  expect(lines).toEqual([
    'Where the time went (min:s):',
    '    2:05  @aulario/web#test:e2e',
    '    0:03  //#lint',
    '    2:06  the whole run, 1 of 4 from cache',
  ]);
});

it('says nothing of a run that never began', () => {
  expect(runTimes([])).toEqual([]);
});
