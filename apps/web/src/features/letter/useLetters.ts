import {
  bringLetters,
  createLettersRepository,
  type LettersRepository,
} from '@aulario/course-data/letter';
import { useEffect, useState } from 'react';
import { useServices } from '../services/Services.tsx';
import { useAccountId } from '../session/account.ts';
import { useOwnRecords } from '../session/useOwnRecords.ts';

/** The stored letters of the account or visitor; an account receives the visitor's letters. */
export function useLetters(): LettersRepository {
  const { localData } = useServices();
  const accountId = useAccountId();
  const records = useOwnRecords();
  const [letters] = useState(() => createLettersRepository(records));

  useEffect(() => () => letters.dispose(), [letters]);

  useEffect(() => {
    if (accountId === null) return;
    const visitor = createLettersRepository(localData.visitor);
    bringLetters(visitor, letters);
    visitor.dispose();
  }, [accountId, letters, localData]);

  return letters;
}
