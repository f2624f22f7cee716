import { expect, it } from 'vitest';
import { type Report, taskOutcome } from './taskOutcome.ts';

const ran = (task: string, exitCode: number | null = 0) => ({ task, execution: { exitCode } });
const file = (name: string, status: string, failed: readonly string[] = [], message = '') => ({
  name,
  status,
  message,
  assertionResults: [
    { status: 'passed', fullName: 'adds' },
    ...failed.map((fullName) => ({ status: 'failed', fullName })),
  ],
});
/** A report with the parts that are read. */
const reportOf = (parts: object) => parts as Report;
const broken = ['no test by name; its own output says what'];

it("counts what passed in Vitest's report, names what failed, and the files that it could not read", () => {
  const testResults = [
    file('cart.test.ts', 'failed', ['cart removes', 'cart counts']),
    { ...file('broken.test.ts', 'failed', [], 'no such file'), assertionResults: [] },
    file('empty.test.ts', 'passed'),
  ];
  expect(taskOutcome(ran('test', 1), reportOf({ numPassedTests: 7, testResults }))).toEqual({
    passed: 7,
    failed: [
      'cart.test.ts: cart removes',
      'cart.test.ts: cart counts',
      'broken.test.ts: no such file',
    ],
  });
});

it("counts as passed in Playwright's report what did when it was tried again, and names what failed at any depth", () => {
  const specs = [
    { ok: true, file: 'cart.spec.ts', title: 'adds' },
    { ok: false, file: 'cart.spec.ts', title: 'removes' },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  const report = reportOf({ suites, stats: { expected: 5, flaky: 1 } });
  expect(taskOutcome(ran('test:e2e', 1), report)).toEqual({
    passed: 6,
    failed: ['cart.spec.ts: removes'],
  });
});

it.each(['check-types:all', 'lint', 'boundaries'])('counts %s as one test', (task) => {
  expect(taskOutcome(ran(task), undefined)).toEqual({ passed: 1, failed: [] });
});

it('counts nothing for another task without a report', () => {
  expect(taskOutcome(ran('catalogue'), undefined)).toEqual({ passed: 0, failed: [] });
});

it.each([
  ['broke before it could report', ran('test', 1), undefined, 0],
  [
    'broke after all its tests passed',
    ran('test', 1),
    reportOf({ numPassedTests: 3, testResults: [] }),
    3,
  ],
  ['was interrupted', ran('lint', null), undefined, 0],
  ['was never begun', { task: 'test:e2e' }, undefined, 0],
] as const)('counts a failure for a task that %s', (_, task, report, passed) => {
  expect(taskOutcome(task, report)).toEqual({ passed, failed: broken });
});
