import { type Level, levels } from '@aulario/course-data';
import goalLines from './data/goals.json' with { type: 'json' };
import {
  itemsOf,
  type Names,
  namesOf,
  partsOf,
  RouteDataError,
  type Skill,
  skills,
} from './skills.ts';

/** The areas in which goals are offered. */
export type GoalArea = keyof typeof goalLines;

/** One part of a route: a skill, up to a level. */
export interface RouteStep {
  /** Unique in its goal: the skill's id and the level as a number, 'excel-2'. */
  readonly id: string;
  readonly skill: Skill;
  readonly level: Level;
}

/** The occupation that a goal leads to, in the words of O*NET-SOC 2019. */
export interface Occupation {
  /** '15-2051.00'. */
  readonly code: string;
  readonly title: string;
}

/** What a reader wants to be or to be able to do. */
export interface Goal {
  readonly id: string;
  readonly area: GoalArea;
  readonly names: Names;
  /** Other ways to say it, in any language. */
  readonly aliases: readonly string[];
  /** Null for a goal that is no occupation. */
  readonly occupation: Occupation | null;
  /** In the order in which they are learnt. */
  readonly steps: readonly RouteStep[];
}

function parseStep(text: string): RouteStep {
  const [skillId = '', number = ''] = text.split(' ');
  const skill = skills.get(skillId);
  const level = levels[Number(number) - 1];
  if (skill === undefined || level === undefined) throw new RouteDataError(`No step: ${text}`);
  return { id: `${skillId}-${number}`, skill, level };
}

function parseOccupation(text: string): Occupation | null {
  if (text === '') return null;
  const [, code, title] = /^(\d\d-\d{4}\.\d\d) (.+)$/.exec(text) ?? [];
  if (code === undefined || title === undefined) throw new RouteDataError(`No occupation: ${text}`);
  return { code, title };
}

/**
 * Parses a line 'id | es = en | aliases | occupation | steps': aliases are other ways to say it; the
 * occupation is a code and a title of O*NET-SOC 2019, or empty; a step is a skill and a level, 1 to 3. The
 * routes are our own.
 */
export function parseGoal(area: GoalArea, line: string): Goal {
  const [id = '', names, aliases, occupation = '', steps] = partsOf(line);
  return {
    id,
    area,
    names: namesOf(names),
    aliases: itemsOf(aliases),
    occupation: parseOccupation(occupation),
    steps: itemsOf(steps).map(parseStep),
  };
}

/** The areas in the order in which they are offered. */
// `keys` forgets that they are all areas.
export const goalAreas = Object.keys(goalLines) as readonly GoalArea[];

/** All goals, by area. */
export const goals: readonly Goal[] = goalAreas.flatMap((area) =>
  goalLines[area].map((line) => parseGoal(area, line)),
);

/** The goal with this id; null for none. */
export const goalById = (id: string | null): Goal | null =>
  goals.find((goal) => goal.id === id) ?? null;
