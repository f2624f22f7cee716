import type { ComparedRepository } from './comparedRepository.ts';

/**
 * Moves the courses that a visitor chose to compare to an account, up to the maximum; the others
 * stay with the visitor.
 */
export function mergeVisitorCompared(
  visitor: ComparedRepository,
  account: ComparedRepository,
): void {
  for (const course of visitor.getSnapshot()) {
    if (account.add(course) && account.isStored()) visitor.remove(course.id);
  }
}
