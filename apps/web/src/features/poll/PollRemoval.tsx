import type { PollsRepository, StoredPoll } from '@aulario/course-data/poll';
import { Button, TrashIcon } from '@aulario/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { useListName } from '../saved/useListName.ts';
import { useAccountId } from '../session/account.ts';
import { useUndoToast } from '../undo/useUndoToast.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 640px;
`;

interface PollRemovalProps {
  pollId: string;
  kept: StoredPoll;
  polls: PollsRepository;
}

/** Deletes the poll from this browser, and leads to the lists; an undo leads back to it. */
export function PollRemoval({ pollId, kept, polls }: PollRemovalProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const { language } = useLanguage();
  const shell = useShell();
  const isUser = useAccountId() !== null;
  const name = useListName()(kept.poll);
  const remove = () => {
    polls.put(pollId, null);
    // Opening the address again would store the poll again.
    void navigate(isUser ? paths.lists : inLanguage(shell.lists, language), { replace: true });
    offerUndo(text('letter.removed', { name }), () => {
      polls.put(pollId, kept);
      void navigate(pathname + hash);
    });
  };
  return (
    <Root>
      <Button variant="quiet" icon={<TrashIcon />} onClick={remove}>
        {text('letter.remove')}
      </Button>
      <p>{text('letter.removeHint')}</p>
    </Root>
  );
}
