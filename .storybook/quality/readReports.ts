import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import type { VisualReport } from '../visual/jsonReport.ts';
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

/** The views of each compared story that differ. One that could not be shown counts as not run. */
const picturesIn = ({ testResults }: VisualReport) =>
  Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, differing }) => status === 'passed' || differing.length > 0)
      .map(({ fullName, differing }) => [fullName, differing]),
  );

function readIfThere<Report, Results>(file: string, resultsIn: (report: Report) => Results) {
  if (!existsSync(file)) return null;
  const results = resultsIn(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return { ranAt: statSync(file).mtime.toISOString(), results };
}

/** Reads the reports that the last runs left in a folder. */
export const readReports = (folder: string): Reports => ({
  stories: readIfThere(join(folder, 'stories.json'), storiesIn),
  pictures: readIfThere(join(folder, 'visual.json'), picturesIn),
});
