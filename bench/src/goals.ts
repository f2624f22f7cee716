import { ratio } from './figures.ts';
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
  measured: (contest: Contest) => string;
  isReached: (contest: Contest) => boolean;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const points = (share: number) => `${(share * 100).toFixed(1)} points`;
const bytesPerCourse = ({ ours, courses }: Contest) => ours.bytes / courses;
const loadTimes = ({ ours, mini }: Contest) => mini.load / ours.load;
const slowestTimes = ({ ours, mini }: Contest) => timesAsLong(ours, mini, 0.99);

/** How far we are ahead of the best library, on the queries that it was asked. */
const lead = ({ others }: Contest, at: 'at1' | 'at5') =>
  Math.min(...others.map(({ judgement, firstOnSame }) => firstOnSame[at] - judgement.all[at]));

const speed = (courses: number, times: number): Goal => ({
  courses: [courses],
  name: 'query time',
  figure: `p99 at most 1/${times} of MiniSearch's`,
  measured: (contest) => ratio(1 / slowestTimes(contest)),
  isReached: (contest) => slowestTimes(contest) >= times,
});

const goals: readonly Goal[] = [
  speed(40_000, 5),
  speed(200_000, 10),
  {
    courses: [40_000],
    name: 'right answers',
    figure: 'success@1 at least 95 %, @5 at least 99 %',
    measured: ({ ours: { judgement } }) =>
      `${percent(judgement.all.at1)}, ${percent(judgement.all.at5)}`,
    isReached: ({ ours: { judgement } }) => judgement.all.at1 >= 0.95 && judgement.all.at5 >= 0.99,
  },
  {
    courses: [4000, 40_000, 200_000],
    name: 'right answers',
    figure: 'better than every library, on the queries that it was asked',
    measured: (contest) =>
      `ahead of the best by ${points(lead(contest, 'at1'))} at 1, by ${points(lead(contest, 'at5'))} at 5`,
    isReached: (contest) => lead(contest, 'at1') > 0 && lead(contest, 'at5') > 0,
  },
  {
    courses: [40_000],
    name: 'loading',
    figure: "loads in at most 1/10 of MiniSearch's time",
    measured: (contest) => ratio(1 / loadTimes(contest)),
    isReached: (contest) => loadTimes(contest) >= 10,
  },
  {
    courses: [200_000],
    name: 'memory',
    figure: 'at most 40 MB',
    measured: ({ ours }) => `${(ours.memory / 1e6).toFixed(1)} MB`,
    isReached: ({ ours }) => ours.memory <= 40e6,
  },
  {
    courses: [40_000, 200_000],
    name: 'size',
    figure: 'index at most 40 bytes per course',
    measured: (contest) => bytesPerCourse(contest).toFixed(1),
    isReached: (contest) => bytesPerCourse(contest) <= 40,
  },
];

/** What a run measured for each goal of its sizes. */
export const verdictsOf = (scenes: readonly SceneSummary[]) =>
  scenes.flatMap(({ courses, engines }) => {
    const [ours, ...others] = engines;
    const mini = others.find(({ engine }) => engine === 'MiniSearch');
    if (ours === undefined || mini === undefined) return [];
    const contest = { ours, mini, others, courses };
    return goals
      .filter((goal) => goal.courses.includes(courses))
      .map(({ name, figure, measured, isReached }) => ({
        goal: `${name}, ${courses} courses`,
        figure,
        measured: measured(contest),
        isReached: isReached(contest),
      }));
  });
