import type { AuthService } from './authService.ts';

type Action = (...given: never[]) => Promise<unknown>;

/** The service with every action put through `wrap`; state and subscriptions as they are. */
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
