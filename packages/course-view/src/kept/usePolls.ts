import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import {
  createPollsRepository,
  mergeVisitorPolls,
  type PollsRepository,
} from '@aulario/my-courses/poll';
import { useEffect, useMemo } from 'react';

/** The stored polls of the account or visitor; an account receives the visitor's polls. */
export function usePolls(): PollsRepository {
  const { localData } = useServices();
  const accountId = useAccountId();
  const records = useOwnRecords();
  // On public pages the account is confirmed after the first rendering.
  const polls = useMemo(() => createPollsRepository(records), [records]);

  useEffect(() => () => polls.dispose(), [polls]);

  useEffect(() => {
    if (accountId === null) return;
    const visitor = createPollsRepository(localData.visitor);
    mergeVisitorPolls(visitor, polls);
    visitor.dispose();
  }, [accountId, polls, localData]);

  return polls;
}
