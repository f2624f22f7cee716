export interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly title: string;
  }[];
}

/** Names the failed tests of a report in Vitest's or Playwright's format. */
export function failedTests(report: VitestReport & PlaywrightSuite): string[] {
  const ofVitest = (report.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be read has no tests.
      if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
      return failed.map(({ fullName }) => `${name}: ${fullName}`);
    },
  );
  const failed = (report.specs ?? []).filter(({ ok }) => !ok);
  const ofPlaywright = failed.map(({ file, title }) => `${file}: ${title}`);
  return [...ofVitest, ...ofPlaywright, ...(report.suites ?? []).flatMap(failedTests)];
}
