import { megabytes, ratio } from '../figures.ts';
import { type EngineSummary, type SceneSummary, timesAsLong } from './summary.ts';

interface Contest {
  ours: EngineSummary;
  mini: EngineSummary;
  others: readonly EngineSummary[];
  courses: number;
}

/** A figure that search has to reach. */
interface Goal {
  /** The sizes of catalogue that it is for. */
  courses: readonly number[];
  name: string;
  figure: string;
  verdict: (contest: Contest) => readonly [measured: string, isReached: boolean];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const points = (share: number) => `${(share * 100).toFixed(1)} points`;

const minLoadTimes = 30;
const maxMemoryMb = 20;
const maxBytesPerCourse = 30;

const speed = (courses: number, minTimes: number): Goal => ({
  courses: [courses],
  name: 'query time',
  figure: `p99 at most 1/${minTimes} of MiniSearch's`,
  verdict: ({ ours, mini }) => {
    const times = timesAsLong(ours, mini, 0.99);
    return [ratio(1 / times), times >= minTimes];
  },
});

const goals: readonly Goal[] = [
  speed(40_000, 10),
  speed(200_000, 20),
  {
    courses: [40_000],
    name: 'right answers',
    figure: 'success@1 at least 95 %, @5 at least 99 %',
    verdict: ({ ours }) => {
      const { at1, at5 } = ours.judgement.all;
      return [`${percent(at1)}, ${percent(at5)}`, at1 >= 0.95 && at5 >= 0.99];
    },
  },
  {
    courses: [4000, 40_000, 200_000],
    name: 'right answers',
    figure: 'better than every library, on the queries that it was asked',
    verdict: ({ others }) => {
      const lead = (at: 'at1' | 'at5') =>
        Math.min(...others.map((other) => other.firstOnSame[at] - other.judgement.all[at]));
      const [at1, at5] = [lead('at1'), lead('at5')];
      const measured = `ahead of the best by ${points(at1)} at 1, by ${points(at5)} at 5`;
      return [measured, at1 > 0 && at5 > 0];
    },
  },
  {
    courses: [40_000],
    name: 'loading',
    figure: `loads in at most 1/${minLoadTimes} of MiniSearch's time`,
    verdict: ({ ours, mini }) => {
      const times = mini.loadMs / ours.loadMs;
      return [ratio(1 / times), times >= minLoadTimes];
    },
  },
  {
    courses: [200_000],
    name: 'memory',
    figure: `at most ${maxMemoryMb} MB`,
    verdict: ({ ours }) => [megabytes(ours.memory), ours.memory <= maxMemoryMb * 1e6],
  },
  {
    courses: [40_000, 200_000],
    name: 'size',
    figure: `index at most ${maxBytesPerCourse} bytes per course`,
    verdict: ({ ours, courses }) => {
      const bytesPerCourse = ours.bytes / courses;
      return [bytesPerCourse.toFixed(1), bytesPerCourse <= maxBytesPerCourse];
    },
  },
];

/** What a run measured for each goal of its sizes, as rows of a table. */
export const verdictsOf = (scenes: readonly SceneSummary[]) =>
  scenes.flatMap(({ courses, engines }) => {
    const [ours, ...others] = engines;
    const mini = others.find(({ engine }) => engine === 'MiniSearch');
    if (ours === undefined || mini === undefined) return [];
    return goals
      .filter((goal) => goal.courses.includes(courses))
      .map(({ name, figure, verdict }) => {
        const [measured, isReached] = verdict({ ours, mini, others, courses });
        return { goal: `${name}, ${courses} courses`, figure, measured, isReached };
      });
  });
