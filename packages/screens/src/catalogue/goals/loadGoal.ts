import type { Goal } from '@aulario/my-courses/route';

const importGoals = () => import('@aulario/my-courses/goals');

/** The goal that a search names; null for none, and where the goals cannot be loaded. */
export async function loadGoal(text: string): Promise<Goal | null> {
  if (text.trim() === '') return null;
  try {
    const { goalNamedIn } = await importGoals();
    return goalNamedIn(text);
  } catch {
    // A search without this offer goes on; the route itself reports what it cannot load.
    return null;
  }
}

/** Loads the goals, so that the first of them does not wait. */
export const prepareGoals = (): void => {
  // In advance only.
  importGoals().catch(() => undefined);
};
