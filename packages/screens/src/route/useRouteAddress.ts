import type { CalendarDay } from '@aulario/course-data';
import {
  type AddressedRoute,
  fromRouteSearch,
  type ReadWish,
  type RouteChoices,
  type RouteKind,
  type RouteWish,
  readWish,
  toRouteSearch,
} from '@aulario/my-courses/route';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '../today/useToday.ts';

/** The wish in the address, and functions that change it. */
export interface RouteAddress {
  readonly wish: RouteWish;
  readonly choices: RouteChoices;
  readonly kind: RouteKind;
  /** The first day of the route. */
  readonly start: CalendarDay;
  readonly today: CalendarDay;
  /** A typed wish that names no goal; null for none. */
  readonly unmatched: (ReadWish & { readonly typed: string }) | null;
  /** The address of what a typed wish says; null where none is to be followed. */
  readonly redirect: string | null;
  /** The query of the address with another goal. */
  readonly searchOfGoal: (goalId: string) => string;
  readonly type: (typed: string) => void;
  readonly ask: (said: Partial<RouteWish>) => void;
  readonly choose: (said: RouteChoices) => void;
  readonly show: (kind: RouteKind) => void;
}

const isLater = (day: CalendarDay | null, than: CalendarDay): day is CalendarDay =>
  day !== null && day > than;

/** Reads the wish from the address; whatever changes it stays there. */
export function useRouteAddress(): RouteAddress {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const addressed = useMemo(() => fromRouteSearch(search), [search]);
  const { typed } = addressed;
  const read = useMemo(() => (typed === null ? null : readWish(typed, today)), [today, typed]);
  const wish = useMemo(() => ({ ...addressed.wish, ...read?.said }), [addressed, read]);
  const { choices, kind, start } = addressed;

  const addressOf = (change: Partial<Omit<AddressedRoute, 'typed'>>) =>
    `${pathname}?${toRouteSearch({ wish, choices, kind, start, ...change })}`;
  const follow = (change: Partial<Omit<AddressedRoute, 'typed'>>) => {
    void navigate(addressOf(change), { replace: true, preventScrollReset: true });
  };

  return {
    wish,
    choices,
    kind,
    // A shared route that should have begun already begins today.
    start: isLater(start, today) ? start : today,
    today,
    unmatched: read === null || typed === null || wish.goalId !== null ? null : { ...read, typed },
    redirect:
      read === null || wish.goalId === null
        ? null
        : // 'Gratis' asks for the route whose lessons are free.
          addressOf({ kind: wish.budget?.amount === 0 ? 'free' : 'best' }),
    searchOfGoal: (goalId) =>
      toRouteSearch({
        wish: { ...wish, goalId, known: [] },
        choices: {},
        kind: 'best',
        start: null,
      }),
    type: (text) => {
      const query = new URLSearchParams({ q: text.trim() });
      void navigate(text.trim() === '' ? pathname : `${pathname}?${query}`);
    },
    ask: (said) =>
      follow(
        said.goalId === undefined
          ? { wish: { ...wish, ...said } }
          : { wish: { ...wish, known: [], ...said }, choices: {}, kind: 'best' },
      ),
    choose: (said) => follow({ choices: said }),
    show: (next) => follow({ kind: next }),
  };
}
