import { isStored, moveStored } from '../merge/moveStored.ts';
import type { ComparedRepository } from './comparedRepository.ts';

/**
 * Moves the courses that a visitor chose to compare to an account, up to the maximum; the others
 * stay with the visitor.
 */
export function mergeVisitorCompared(
  visitor: ComparedRepository,
  account: ComparedRepository,
): void {
  moveStored(
    visitor.getSnapshot(),
    (course) => {
      const added = account.add(course);
      return added !== null && isStored(added);
    },
    ({ id }) => visitor.remove(id),
  );
}
