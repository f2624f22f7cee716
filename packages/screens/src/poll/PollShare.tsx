import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LinkField } from '@aulario/frame/share/LinkField.tsx';
import { useShare } from '@aulario/frame/share/useShare.ts';
import type { Poll } from '@aulario/my-courses/poll';
import { Button, Note, ShareIcon, space } from '@aulario/ui';
import styled from 'styled-components';
import { pollHref } from '../lists/shared/pollHref.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 640px;

  & > :not(button) { width: 100%; }
`;

/** The length in characters above which some programs truncate links. */
const usualLinkChars = 2000;

interface PollShareProps {
  poll: Poll;
  /** Whether the poll has opinions that the opened link lacks. */
  hasNews: boolean;
}

/** The link to the current state of the poll. */
export function PollShare({ poll, hasNews }: PollShareProps) {
  const text = useTranslate();
  const share = useShare();
  const nameOf = useListName();
  const { language } = useLanguage();
  const link =
    useAsync(
      () => async () => window.location.origin + (await pollHref(poll, language)),
      [language, poll],
    ) ?? '';

  // `link` is empty at first, and the previous one right after a vote.
  const sharePoll = async () =>
    share({ title: nameOf(poll), href: await pollHref(poll, language) });

  return (
    <Root aria-label={text('poll.share')}>
      <div role="status">{hasNews && <Note tone="info">{text('poll.news')}</Note>}</div>
      <Button icon={<ShareIcon />} onClick={() => void sharePoll()}>
        {text('poll.share')}
      </Button>
      <LinkField
        label={text('poll.link')}
        link={link}
        hint={link.length > usualLinkChars ? text('poll.long', { count: link.length }) : undefined}
      />
    </Root>
  );
}
