import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { PollsRepository, StoredPoll } from '@aulario/my-courses/poll';
import { Button, space, TrashIcon } from '@aulario/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
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
    offerUndo(text('poll.removed', { name }), () => {
      polls.put(pollId, kept);
      void navigate(pathname + hash);
    });
  };
  return (
    <Root>
      <Button variant="quiet" icon={<TrashIcon />} onClick={remove}>
        {text('poll.remove')}
      </Button>
      <p>{text('poll.removeHint')}</p>
    </Root>
  );
}
