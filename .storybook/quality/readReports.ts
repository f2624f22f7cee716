import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Reports, StoryResult } from './quality.ts';

type TestMeta = JsonTestResults['testResults'][number]['assertionResults'][number]['meta'];

/** The addon leaves what axe said in the light theme among its reports. */
function resultOf(isPassed: boolean, { observation, reports }: TestMeta): StoryResult {
  const axe = reports?.find(({ type }) => type === 'a11y');
  return { ...observation, isPassed, ...(axe ? { light: axe.status === 'passed' } : {}) };
}

const storiesIn = ({ testResults }: JsonTestResults) =>
  Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, meta }) =>
        meta.storyId === undefined ? [] : [[meta.storyId, resultOf(status === 'passed', meta)]],
      ),
  );

/**
 * The views of each compared story that differ, by the annotations of its last attempt. One that failed
 * before any comparison counts as not run.
 */
function picturesIn({ suites = [], specs }: JSONReportSuite): [string, string[]][] {
  const own = specs.flatMap(({ title, tests }): [string, string[]][] =>
    tests
      .filter(({ status }) => title.includes('--') && status !== 'skipped')
      .flatMap(({ status, results }): [string, string[]][] => {
        const differing = (results.at(-1)?.annotations ?? [])
          .map(({ type }) => type)
          .filter((type) => /^(?:light|dark|forced)-/.test(type));
        return status === 'unexpected' && differing.length === 0 ? [] : [[title, differing]];
      }),
  );
  return [...own, ...suites.flatMap(picturesIn)];
}

function readIfThere<Report, Results>(file: string, resultsIn: (report: Report) => Results) {
  if (!existsSync(file)) return null;
  const results = resultsIn(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return { ranAt: statSync(file).mtime.toISOString(), results };
}

/** Reads the reports that the last runs left in a folder. */
export const readReports = (folder: string): Reports => ({
  stories: readIfThere(join(folder, 'stories.json'), storiesIn),
  pictures: readIfThere(join(folder, 'visual.json'), ({ suites }: JSONReport) =>
    Object.fromEntries(suites.flatMap(picturesIn)),
  ),
});
