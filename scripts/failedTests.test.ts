import { expect, it } from 'vitest';
import { failedTests } from './failedTests.ts';

it("names what failed in Vitest's report, and the files that it could not read", () => {
  const tests = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'cart removes' },
  ];
  const testResults = [
    { name: 'cart.test.ts', status: 'failed', message: '', assertionResults: tests },
    { name: 'broken.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    { name: 'empty.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failedTests({ testResults })).toEqual([
    'cart.test.ts: cart removes',
    'broken.test.ts: no such file',
  ]);
});

it("names what failed in Playwright's report, at any depth", () => {
  const specs = [
    { ok: true, file: 'cart.spec.ts', title: 'adds' },
    { ok: false, file: 'cart.spec.ts', title: 'removes' },
  ];
  expect(failedTests({ suites: [{ suites: [{ specs }] }] })).toEqual(['cart.spec.ts: removes']);
});
