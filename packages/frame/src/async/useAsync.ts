import { type DependencyList, useMemo } from 'react';
import { foundIn } from './asyncResult.ts';
import { type Load, useLoad } from './useLoad.ts';

/**
 * The result of a request that a screen makes beside its loader's; null until the first one
 * arrives. The last result stays until the next one arrives or fails. See {@link useLoad}.
 *
 * @param create - Returns the request, again whenever a dependency changes; null requests nothing.
 * @param known - Replaces the first result until it arrives.
 */
export function useAsync<T>(
  create: () => Load<T> | null,
  dependencies: DependencyList,
  known: T | null = null,
): T | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked where the hook is called.
  const load = useMemo(create, dependencies);
  const { result } = useLoad(load, { context: 'request of a screen', keepsLast: true, known });
  return foundIn(result);
}
