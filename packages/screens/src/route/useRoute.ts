import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import {
  findCandidates,
  type Goal,
  goalById,
  planRoute,
  type Route,
  type RouteRequest,
  routeKinds,
} from '@aulario/my-courses/route';
import { useMemo } from 'react';
import { useRouteAddress } from './useRouteAddress.ts';

/** The routes of a goal: the chosen one, and all kinds. */
export interface PlannedRoutes {
  readonly goal: Goal;
  readonly request: RouteRequest;
  readonly route: Route;
  readonly all: readonly Route[];
}

/** The wish of the address, and the routes for it as soon as the catalogue has answered. */
export function useRoute() {
  const { catalogue } = useServices();
  const { language } = useLanguage();
  const address = useRouteAddress();
  const { wish, choices, kind, start } = address;
  const goal = goalById(wish.goalId);
  const load = useMemo(
    () =>
      goal === null
        ? null
        : (signal: AbortSignal) => findCandidates(catalogue, goal.steps, language, { signal }),
    [catalogue, goal, language],
  );
  const { result, retry } = useLoad(load, { context: 'courses of a route' });
  const candidates = foundIn(result);
  const planned = useMemo((): PlannedRoutes | null => {
    if (goal === null || candidates === null) return null;
    const request = { goal, wish, candidates, choices, reader: language, start };
    const all = routeKinds.map((each) => planRoute(request, each));
    const route = all.find((each) => each.kind === kind) ?? planRoute(request, kind);
    return { goal, request, route, all };
  }, [candidates, choices, goal, kind, language, start, wish]);
  const failure = result?.status === 'failed' ? result.code : null;
  return { address, goal, planned, retry, failure };
}
