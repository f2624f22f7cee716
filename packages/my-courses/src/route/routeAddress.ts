import {
  type CalendarDay,
  decimalOf,
  moneyFromDecimal,
  readerLanguages,
} from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import { maxCourseIdChars } from '@aulario/course-data/records';
import { queryOf } from '../link/queryOf.ts';
import { type RouteKind, routeKinds } from './chooseCourses.ts';
import { goalById } from './goals.ts';
import type { RouteChoices } from './planRoute.ts';
import { emptyWish, maxRouteHours, type RouteWish } from './wish/routeWish.ts';

/** A route in an address. */
export interface AddressedRoute {
  readonly wish: RouteWish;
  readonly choices: RouteChoices;
  readonly kind: RouteKind;
  /** The day on which it begins; null for today. */
  readonly start: CalendarDay | null;
  /** A wish as typed, to be read; null without one. */
  readonly typed: string | null;
}

/** The longest text that is read. */
const maxWishChars = 300;

const parameter = {
  typed: 'q',
  goal: 'g',
  known: 'k',
  hours: 'h',
  until: 'u',
  budget: 'm',
  certificates: 'cert',
  language: 'l',
  course: 'c',
  dropped: 'd',
  kind: 'v',
  start: 's',
} as const;

/** Encodes a route as the query of an address, without '?', which ends in a letter or digit. What is not said is left out. */
export function toRouteSearch({
  wish,
  choices,
  kind,
  start,
}: Omit<AddressedRoute, 'typed'>): string {
  const search = new URLSearchParams();
  const { goalId, known, weeklyHours, until, budget, wantsCertificates, language } = wish;
  if (goalId !== null) search.set(parameter.goal, goalId);
  search.set(parameter.hours, String(weeklyHours));
  if (until !== null) search.set(parameter.until, until);
  if (budget !== null) search.set(parameter.budget, `${decimalOf(budget)}${budget.currency}`);
  if (wantsCertificates) search.set(parameter.certificates, '1');
  if (language !== null) search.set(parameter.language, language);
  for (const id of known) search.append(parameter.known, id);
  for (const [stepId, courseId] of Object.entries(choices)) {
    if (courseId === null) search.append(parameter.dropped, stepId);
    else search.append(parameter.course, `${stepId}~${courseId}`);
  }
  if (kind !== 'best') search.set(parameter.kind, kind);
  if (start !== null) search.set(parameter.start, start);
  return queryOf(search);
}

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : null);

function hoursIn(text: string | null): number {
  const hours = Math.round(Number(text) * 2) / 2;
  return hours >= 0.5 && hours <= maxRouteHours ? hours : emptyWish.weeklyHours;
}

function budgetIn(text: string | null) {
  const [, amount = '', currency = ''] =
    /^(\d{1,6}(?:\.\d{1,3})?)([A-Z]{3})$/.exec(text ?? '') ?? [];
  return currency === '' ? null : moneyFromDecimal(amount, currency);
}

/** Parses the query of an address; ignores invalid parts. */
export function fromRouteSearch(query: string): AddressedRoute {
  const search = new URLSearchParams(query);
  const goal = goalById(search.get(parameter.goal));
  const stepIds = goal?.steps.map(({ id }) => id) ?? [];
  const language = search.get(parameter.language);
  const chosen = search.getAll(parameter.course).flatMap((text): [string, string][] => {
    const [stepId = '', courseId = ''] = text.split('~', 2);
    const isValid =
      stepIds.includes(stepId) && courseId !== '' && courseId.length <= maxCourseIdChars;
    return isValid ? [[stepId, courseId]] : [];
  });
  const dropped = search.getAll(parameter.dropped).filter((id) => stepIds.includes(id));
  const typed = search.get(parameter.typed)?.trim().slice(0, maxWishChars) ?? '';
  return {
    wish: {
      goalId: goal?.id ?? null,
      known: stepIds.filter((id) => search.getAll(parameter.known).includes(id)),
      weeklyHours: hoursIn(search.get(parameter.hours)),
      until: dayIn(search.get(parameter.until)),
      budget: budgetIn(search.get(parameter.budget)),
      wantsCertificates: search.get(parameter.certificates) === '1',
      language: readerLanguages.find((each) => each === language) ?? null,
    },
    choices: Object.fromEntries<string | null>([
      ...chosen,
      ...dropped.map((id) => [id, null] as const),
    ]),
    kind: routeKinds.find((each) => each === search.get(parameter.kind)) ?? 'best',
    start: dayIn(search.get(parameter.start)),
    typed: typed === '' ? null : typed,
  };
}
