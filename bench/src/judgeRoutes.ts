/**
 * `pnpm judge:routes [goal]`: judges the routes to every goal over the default catalogue, three kinds
 * for two wishes in both languages, and prints a table and every fault. It fails if there is one.
 *
 * On topic is a course that a person who read its title, subjects and level (not the planner's rules)
 * took for a way to learn the step: `routes/readPairs.json` has the courses of each step that were
 * read and accepted. One that nobody read counts as off topic, so that a changed rule or catalogue
 * cannot pass unread.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryCatalogue } from '@aulario/course-data';
import { readDefault } from '@aulario/feeds';
import {
  emptyWish,
  findCandidates,
  type Goal,
  goals,
  planRoute,
  type Route,
  type RouteWish,
  routeKinds,
} from '@aulario/my-courses/route';
import { judgeRoute, type RouteFaults } from '@aulario/my-courses/testing/judgeRoute.ts';
import { type Column, table } from './writeReport.ts';

const start = '2026-11-30';
const languages = ['es', 'en'] as const;
const rules = ['order', 'sums', 'choice', 'invented'] as const;
const wishes: readonly Partial<RouteWish>[] = [
  {},
  {
    weeklyHours: 3,
    until: '2027-03-31',
    budget: { amount: 10_000, currency: 'USD' },
    wantsCertificates: true,
  },
];

const readPairs: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'routes/readPairs.json'), 'utf8'),
);

const only = process.argv[2];

const courses = (await readDefault()).map(({ course }) => course);
const byId = new Map(courses.map((course) => [course.id, course]));
const catalogue = createMemoryCatalogue(courses);

interface Row {
  goal: Goal;
  routes: Route[];
  taken: number;
  onTopic: number;
  faults: Record<keyof RouteFaults, number>;
}

const unread = new Map<string, string>();
const otherFaults: string[] = [];

function judgeTopic({ taken }: Route): number {
  const off = taken.filter(({ step, course }) => !readPairs[step.id]?.includes(course.id));
  for (const { step, course } of off) {
    const facts = [course.language, course.level, course.subjects.join(', ')].join(' | ');
    unread.set(`${step.id} ${course.id}`, `${course.title} | ${facts}`);
  }
  return taken.length - off.length;
}

async function judgeGoal(goal: Goal): Promise<Row> {
  const faults = { order: 0, sums: 0, choice: 0, invented: 0 };
  const row: Row = { goal, routes: [], taken: 0, onTopic: 0, faults };
  for (const reader of languages) {
    const candidates = await findCandidates(catalogue, goal.steps, reader);
    for (const said of wishes) {
      const wish = { ...emptyWish, ...said, goalId: goal.id };
      const request = { goal, wish, candidates, choices: {}, reader, start } as const;
      for (const kind of routeKinds) {
        const route = planRoute(request, kind);
        const judged = judgeRoute(route, request, byId);
        row.routes.push(route);
        row.taken += route.taken.length;
        row.onTopic += judgeTopic(route);
        for (const rule of rules) {
          faults[rule] += judged[rule].length;
          otherFaults.push(
            ...judged[rule].map((fault) => `${goal.id} ${reader} ${kind}: ${fault}`),
          );
        }
      }
    }
  }
  return row;
}

const rows: Row[] = [];
for (const goal of goals.filter(({ id }) => only === undefined || id === only))
  rows.push(await judgeGoal(goal));

const first = ({ routes: [route] }: Row) => route;
const uncovered = (row: Row) => first(row)?.uncovered.map(({ id }) => id) ?? [];
console.log(
  table(rows, [
    ['goal', ({ goal }) => goal.id],
    ['steps', ({ goal }) => goal.steps.length],
    ['no course', (row) => uncovered(row).join(', ')],
    ['hours', (row) => Math.round((first(row)?.minutes ?? 0) / 60)],
    ['ends', (row) => first(row)?.outcome.plan.end ?? '?'],
    ['on topic', ({ onTopic, taken }) => `${onTopic} of ${taken}`],
    ...rules.map((rule): Column<Row> => [rule, ({ faults }) => faults[rule]]),
  ]),
);
for (const fault of otherFaults) console.log(`- ${fault}`);
for (const [pair, course] of unread) console.log(`- not accepted: ${pair} | ${course}`);
process.exitCode = unread.size + otherFaults.length > 0 ? 1 : 0;
