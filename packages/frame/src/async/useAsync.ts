import { type Load, useLoad } from './useLoad.ts';

/**
 * The result of a request that a screen makes beside its loader's; null until the first one
 * arrives. The last result stays until the next one arrives or fails. See {@link useLoad}.
 *
 * @param known - Replaces the first result until it arrives.
 */
export function useAsync<T>(load: Load<T> | null, known: T | null = null): T | null {
  const { state } = useLoad(load, { context: 'request of a screen', keepsLast: true, known });
  return state.status === 'ready' ? state.value : null;
}
