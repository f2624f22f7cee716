import type { Goal } from '../goals.ts';
import { matchGoals, namesGoal, tellsWhat } from './matchGoals.ts';

/** The goal that a search names as a whole, whatever else it says; null for none. */
export function goalNamedIn(text: string): Goal | null {
  const [goal] = matchGoals(text);
  return goal !== undefined && tellsWhat(text) && namesGoal(text, goal) ? goal : null;
}
