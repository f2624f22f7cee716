import { useEntryState } from '../entryState.ts';

/** The history state of an entry that a link created. */
export interface CameFrom {
  /** The address of the screen that contains the link. */
  readonly from: string;
}

/** The address of the screen whose link led here; null without one. */
export function useCameFrom(): string | null {
  const from = useEntryState('from' satisfies keyof CameFrom);
  return typeof from === 'string' ? from : null;
}
