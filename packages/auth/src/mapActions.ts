import type { AuthService } from './authService.ts';

type Action = (...given: never[]) => Promise<unknown>;

/** Returns the service with every action wrapped; state and subscriptions are unchanged. */
export function mapActions(
  service: AuthService,
  wrap: <T>(run: () => Promise<T>) => Promise<T>,
): AuthService {
  const { getState, subscribe, ...actions } = service;
  const wrapped = Object.entries<Action>(actions).map(([name, action]) => [
    name,
    (...given: never[]) => wrap(() => action(...given)),
  ]);
  return { getState, subscribe, ...Object.fromEntries(wrapped) } as AuthService;
}
