import { expect, it } from 'vitest';
import { type RanTask, type Report, tallyRun } from './tallyRun.ts';

const ran = (taskId: string, exitCode: number | null = 0): RanTask => {
  const [, task = ''] = taskId.split('#');
  return { taskId, task, command: 'run', execution: { exitCode } };
};
const vitest = (numPassedTests: number, numFailedTests = 0) => ({ numPassedTests, numFailedTests });
const playwright = (expected: number, unexpected = 0, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});
const tally = (tasks: readonly RanTask[], reports: Readonly<Record<string, Report>> = {}) =>
  tallyRun(tasks, ({ taskId }) => reports[taskId]);

it('adds up the reports; types, lint and boundaries count as one test each', () => {
  const tasks = [ran('ui#test'), ran('web#test:e2e'), ran('ui#lint'), ran('ui#catalogue')];
  expect(tally(tasks, { 'ui#test': vitest(7), 'web#test:e2e': playwright(5) })).toEqual({
    passed: 13,
    failed: 0,
    failedTasks: [],
  });
});

it('counts what failed, and as passed what did when it was tried again', () => {
  const tasks = [ran('ui#test', 1), ran('web#test:e2e')];
  const reports = { 'ui#test': vitest(7, 2), 'web#test:e2e': playwright(5, 0, 1) };
  expect(tally(tasks, reports)).toEqual({
    passed: 13,
    failed: 2,
    failedTasks: ['ui#test'],
  });
});

it('counts a failure for each task that broke before it could report', () => {
  const tasks = [
    ran('ui#test', 1),
    ran('auth#test', 1),
    ran('web#build', 1),
    { taskId: 'web#test:e2e', task: 'test:e2e', command: 'run' },
    ran('ui#lint', null),
  ];
  expect(tally(tasks, { 'ui#test': vitest(7, 2), 'auth#test': vitest(3) })).toEqual({
    passed: 10,
    failed: 6,
    failedTasks: tasks.map(({ taskId }) => taskId),
  });
});

it('counts nothing for a task that a package does not have', () => {
  const missing = { taskId: 'ui#build', task: 'build', command: '<NONEXISTENT>' };
  expect(tally([missing])).toEqual({ passed: 0, failed: 0, failedTasks: [] });
});
