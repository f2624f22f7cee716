import type { Result } from './report.ts';

interface Assertion {
  /** The id of a story, or a sentence. */
  readonly fullName: string;
  readonly status: 'passed' | 'failed';
  /** The views that differ. */
  readonly differing: readonly string[];
}

const assertion = (
  fullName: string,
  differing: readonly string[],
  isFailed: boolean,
): Assertion => ({
  fullName,
  status: isFailed ? 'failed' : 'passed',
  differing,
});

/** What `pnpm test` and the page 'Quality' read, in the words of Vitest's report. */
export type VisualReport = ReturnType<typeof jsonReport>;

/** A test for each story, and one for each note, which fails. */
export function jsonReport(results: readonly Result[], notes: readonly string[]) {
  const ofStories = results.flatMap(({ names, changes, failures }) =>
    [...new Set([...Object.keys(names), ...changes.map(({ story }) => story)])].map((id) => {
      const views = changes.filter(({ story }) => story === id).map(({ view }) => view);
      return assertion(id, views, views.length > 0 || failures[id] !== undefined);
    }),
  );
  const assertionResults = [...ofStories, ...notes.map((note) => assertion(note, [], true))];
  const numPassedTests = assertionResults.filter(({ status }) => status === 'passed').length;
  const status = numPassedTests === assertionResults.length ? 'passed' : 'failed';
  return {
    numPassedTests,
    testResults: [{ name: 'visual', status, message: '', assertionResults }],
  };
}
