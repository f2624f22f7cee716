import {
  ComparedProvider,
  createComparedRepository,
  mergeVisitorCompared,
} from '@aulario/course-data/compare';
import {
  createFollowedRepository,
  createListsRepository,
  createOwnedRepository,
  createSeenRepository,
  createVisitorListsMerge,
  createVisitorOwnedMerge,
  mergeVisitorFollowed,
  SavedProvider,
} from '@aulario/course-data/lists';
import { createPlanRepository, mergeVisitorPlan } from '@aulario/course-data/plan';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useServices } from '../services/Services.tsx';
import { useVisitorMerge } from './useVisitorMerge.ts';

interface OwnListsProps {
  /** Null for the visitor. */
  accountId: string | null;
  children: ReactNode;
}

/**
 * Provides the stored records of the account or the visitor to the screens: lists, owned courses,
 * plan, courses to compare.
 */
export function OwnLists({ accountId, children }: OwnListsProps) {
  const { localData } = useServices();
  const { saved, compared } = useMemo(() => {
    const records = accountId === null ? localData.visitor : localData.account(accountId);
    return {
      saved: {
        lists: createListsRepository({ records }),
        owned: createOwnedRepository(records),
        plan: createPlanRepository(records),
        seen: createSeenRepository(records),
        followed: createFollowedRepository(records),
      },
      compared: createComparedRepository(records),
    };
  }, [accountId, localData]);
  useEffect(
    () => () => {
      saved.lists.dispose();
      saved.owned.dispose();
      saved.plan.dispose();
      saved.seen.dispose();
      saved.followed.dispose();
      compared.dispose();
    },
    [compared, saved],
  );
  useEffect(() => {
    if (accountId === null) return;
    const visitor = {
      compared: createComparedRepository(localData.visitor),
      followed: createFollowedRepository(localData.visitor),
      plan: createPlanRepository(localData.visitor),
    };
    mergeVisitorCompared(visitor.compared, compared);
    mergeVisitorFollowed(visitor.followed, saved.followed);
    mergeVisitorPlan(visitor.plan, saved.plan);
    for (const { dispose } of Object.values(visitor)) dispose();
  }, [accountId, compared, localData, saved]);
  useVisitorMerge({
    accountId,
    create: (visitor) => createVisitorListsMerge(visitor, saved.lists),
    countOf: ({ items }) => items.length,
    message: 'lists.brought',
  });
  useVisitorMerge({
    accountId,
    create: (visitor) => createVisitorOwnedMerge(visitor, saved.owned),
    countOf: (courses) => courses.length,
    message: 'myCourses.brought',
  });
  return (
    <SavedProvider saved={saved}>
      <ComparedProvider compared={compared}>{children}</ComparedProvider>
    </SavedProvider>
  );
}
