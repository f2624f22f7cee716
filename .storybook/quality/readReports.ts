import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import byHand from './byHand.json' with { type: 'json' };
import type { Observation } from './observeStory.ts';
import type { Reports, StoryResult } from './quality.ts';

/** Vitest's report, as far as it is read. */
interface StoryReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta?: {
        readonly storyId?: string;
        readonly observation?: Observation;
        readonly reports?: readonly { readonly type: string; readonly status: string }[];
      };
    }[];
  }[];
}

interface PictureSuite {
  readonly suites?: readonly PictureSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly annotations?: readonly { readonly type: string }[];
      }[];
    }[];
  }[];
}

type Assertion = StoryReport['testResults'][number]['assertionResults'][number];

/** The addon leaves what axe said by day among its reports. */
function resultOf(
  isPassed: boolean,
  { observation, reports }: NonNullable<Assertion['meta']>,
): StoryResult {
  const axe = reports?.find(({ type }) => type === 'a11y');
  return { ...observation, isPassed, ...(axe ? { light: axe.status === 'passed' } : {}) };
}

const storiesIn = ({ testResults }: StoryReport) =>
  Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, meta }) =>
        meta?.storyId === undefined ? [] : [[meta.storyId, resultOf(status === 'passed', meta)]],
      ),
  );

/**
 * The views of each compared story that differ, by the annotations of its last attempt. One that failed
 * before any comparison counts as not run.
 */
function picturesIn({ suites = [], specs = [] }: PictureSuite): [string, string[]][] {
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
  pictures: readIfThere(join(folder, 'visual.json'), (report: PictureSuite) =>
    Object.fromEntries(picturesIn(report)),
  ),
  byHand,
});
