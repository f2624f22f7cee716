import { type EngineSummary, type SceneSummary, timesAsLong } from './summary.ts';

/** A goal of the project, and whether this run reached it. */
export interface Verdict {
  goal: string;
  figure: string;
  measured: string;
  isReached: boolean;
}

const two = (value: number) => value.toPrecision(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

interface Pair {
  ours: EngineSummary;
  mini: EngineSummary;
  others: readonly EngineSummary[];
}

function pairOf(scenes: readonly SceneSummary[], courses: number): Pair | null {
  const scene = scenes.find((each) => each.courses === courses);
  const ours = scene?.engines.find(({ engine }) => engine === 'Aulario');
  const mini = scene?.engines.find(({ engine }) => engine === 'MiniSearch');
  if (!scene || !ours || !mini) return null;
  return { ours, mini, others: scene.engines.filter((engine) => engine !== ours) };
}

function speed({ ours, mini }: Pair, courses: number, share: number): Verdict {
  const times = timesAsLong(ours, mini, 0.99);
  return {
    goal: `query time, ${courses} courses`,
    figure: `p99 at most 1/${share} of MiniSearch's`,
    measured: `1/${two(times)}`,
    isReached: times >= share,
  };
}

function heap({ ours }: Pair, courses: number): Verdict {
  const megabytes = ours.memory / 1e6;
  return {
    goal: `memory, ${courses} courses`,
    figure: 'memory at most 40 MB',
    measured: `${two(megabytes)} MB`,
    isReached: megabytes <= 40,
  };
}

function found({ ours: { judgement } }: Pair, courses: number): Verdict {
  const { at1, at5 } = judgement.all;
  return {
    goal: `right answers, ${courses} courses`,
    figure: 'success@1 at least 95 %, @5 at least 99 %',
    measured: `${percent(at1)}, ${percent(at5)}`,
    isReached: at1 >= 0.95 && at5 >= 0.99,
  };
}

function best({ others }: Pair, courses: number): Verdict {
  const lead = (at: 'at1' | 'at5') =>
    Math.min(...others.map(({ judgement, firstOnSame }) => firstOnSame[at] - judgement.all[at]));
  const points = (at: 'at1' | 'at5') => `${(lead(at) * 100).toFixed(1)} points`;
  return {
    goal: `right answers, ${courses} courses`,
    figure: 'better than every library, on the queries that it was asked',
    measured: `ahead by ${points('at1')} at 1, by ${points('at5')} at 5, of the best`,
    isReached: lead('at1') > 0 && lead('at5') > 0,
  };
}

function size({ ours }: Pair, courses: number): Verdict {
  return {
    goal: `size, ${courses} courses`,
    figure: 'index at most 40 bytes per course',
    measured: two(ours.bytes / courses),
    isReached: ours.bytes / courses <= 40,
  };
}

function loading({ ours, mini }: Pair, courses: number): Verdict {
  return {
    goal: `loading, ${courses} courses`,
    figure: "loads in at most 1/10 of MiniSearch's time",
    measured: `1/${two(mini.load / ours.load)}`,
    isReached: ours.load <= mini.load / 10,
  };
}

/** Compares the run with each goal for search. */
export function verdictsOf(scenes: readonly SceneSummary[]): Verdict[] {
  return scenes.flatMap(({ courses }) => {
    const pair = pairOf(scenes, courses);
    if (pair === null) return [];
    const isMiddle = courses === 40_000;
    const isLarge = courses === 200_000;
    return [
      ...(isMiddle ? [speed(pair, courses, 5), found(pair, courses), loading(pair, courses)] : []),
      ...(isLarge ? [speed(pair, courses, 10), heap(pair, courses)] : []),
      ...(isMiddle || isLarge ? [size(pair, courses)] : []),
      best(pair, courses),
    ];
  });
}
