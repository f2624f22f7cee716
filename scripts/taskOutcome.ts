import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';

/** The result of a task in turbo's run summary. */
export interface RanTask {
  readonly task: string;
  readonly execution?: { readonly exitCode: number | null };
}

/** What is read of a report of Vitest or Playwright. */
export type Report =
  | Pick<JsonTestResults, 'numPassedTests' | 'testResults'>
  | Pick<JSONReport, 'stats' | 'suites'>;

/** How many tests passed, and which failed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

const wholeTasks = ['check-types:all', 'lint', 'boundaries'];

const failedSpecs = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

const failedTests = ({ name, status, message, assertionResults }: JsonTestResult): string[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot be read has no tests.
  if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
  return failed.map(({ fullName }) => `${name}: ${fullName}`);
};

function reported(report: Report): Outcome {
  if ('testResults' in report) {
    return { passed: report.numPassedTests, failed: report.testResults.flatMap(failedTests) };
  }
  const { expected, flaky } = report.stats;
  // Tests in a hanging browser are tried again; Playwright calls those that then pass "flaky".
  return { passed: expected + flaky, failed: report.suites.flatMap(failedSpecs) };
}

/** The outcome of a task by its report; a check without a report counts as one test. */
export function taskOutcome({ task, execution }: RanTask, report: Report | undefined): Outcome {
  const { passed, failed } = report === undefined ? { passed: 0, failed: [] } : reported(report);
  if (execution?.exitCode === 0)
    return { passed: passed + (wholeTasks.includes(task) ? 1 : 0), failed };
  // What broke before it could tell of a test, or was never begun, has failed too.
  const unnamed = ['no test by name; its own output says what'];
  return { passed, failed: failed.length > 0 ? failed : unnamed };
}
