import { useLocation } from 'react-router-dom';

/** Kept with the history entry that a link made. */
export interface CameFrom {
  /** The address of the screen that the link stands on. */
  readonly from: string;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The address of the screen whose link led here; null where none did. */
export function useCameFrom(): string | null {
  const { state }: { state: unknown } = useLocation();
  return isCameFrom(state) ? state.from : null;
}
