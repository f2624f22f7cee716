import type { ComparedRepository } from './comparedRepository.ts';

/**
 * Moves what a visitor has chosen to compare to an account, as much of it as can be compared; the
 * rest stays with the visitor.
 */
export function bringCompared(visitor: ComparedRepository, account: ComparedRepository): void {
  for (const course of visitor.getSnapshot()) {
    if (account.add(course) && account.isStored()) visitor.remove(course.id);
  }
}
