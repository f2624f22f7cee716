import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { createComparedRepository, mergeVisitorCompared } from '@aulario/my-courses/compare';
import {
  createFollowedRepository,
  createListsRepository,
  createOwnedRepository,
  createSeenRepository,
  createVisitorListsMerge,
  createVisitorOwnedMerge,
  mergeVisitorFollowed,
} from '@aulario/my-courses/lists';
import { createPlanRepository, mergeVisitorPlan } from '@aulario/my-courses/plan';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ComparedContext } from '../kept/useCompared.ts';
import { SavedContext } from '../kept/useSaved.ts';
import { ListChoice } from './ListChoice.tsx';
import { useVisitorMerge } from './useVisitorMerge.ts';

/**
 * Provides the stored records of the account or the visitor to the screens: lists, owned courses,
 * plan, courses to compare.
 */
export function OwnLists({ children }: { children: ReactNode }) {
  const { localData } = useServices();
  const accountId = useAccountId();
  const records = useOwnRecords();
  const { saved, compared } = useMemo(
    () => ({
      saved: {
        lists: createListsRepository(records),
        owned: createOwnedRepository(records),
        plan: createPlanRepository(records),
        seen: createSeenRepository(records),
        followed: createFollowedRepository(records),
      },
      compared: createComparedRepository(records),
    }),
    [records],
  );
  useEffect(
    () => () => {
      for (const { dispose } of [...Object.values(saved), compared]) dispose();
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
    create: (visitor) => createVisitorListsMerge(visitor, saved.lists),
    message: 'lists.brought',
  });
  useVisitorMerge({
    create: (visitor) => createVisitorOwnedMerge(visitor, saved.owned),
    message: 'myCourses.brought',
  });
  return (
    <SavedContext value={saved}>
      <ComparedContext value={compared}>
        <ListChoice>{children}</ListChoice>
      </ComparedContext>
    </SavedContext>
  );
}
