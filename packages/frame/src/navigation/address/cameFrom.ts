import { useLocation } from 'react-router-dom';

/** The history state of an entry that a link created. */
export interface CameFrom {
  /** The address of the screen that contains the link. */
  readonly from: string;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The address of the screen whose link led here; null without one. */
export function useCameFrom(): string | null {
  const { state }: { state: unknown } = useLocation();
  return isCameFrom(state) ? state.from : null;
}
