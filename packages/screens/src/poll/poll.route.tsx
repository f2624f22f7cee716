import { knownLocalDay } from '@aulario/course-data';
import { CoveredLines } from '@aulario/course-view/course/ListCovers.tsx';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { LinkFailure } from '@aulario/frame/share/LinkFailure.tsx';
import { LinkField } from '@aulario/frame/share/LinkField.tsx';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  countVoted,
  hasSameOpinions,
  leadingIndices,
  type Poll,
  type PollsRepository,
  type StoredPoll,
} from '@aulario/my-courses/poll';
import {
  Button,
  Note,
  ScreenHead,
  ScreenWaiting,
  ShareIcon,
  Stack,
  space,
  TrashIcon,
} from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { pollHref } from '../lists/shared/linkHrefs.ts';
import { PollCourse } from './PollCourse.tsx';
import { PollVoter } from './PollVoter.tsx';
import { type OpenedPoll, usePoll } from './usePoll.ts';

const Share = styled.section`
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
function PollShare({ poll, hasNews }: PollShareProps) {
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
    <Share aria-label={text('poll.share')}>
      <div role="status">{hasNews && <Note tone="info">{text('poll.news')}</Note>}</div>
      <Button icon={<ShareIcon />} onClick={() => void sharePoll()}>
        {text('poll.share')}
      </Button>
      <LinkField
        label={text('poll.link')}
        link={link}
        hint={link.length > usualLinkChars ? text('poll.long', { count: link.length }) : undefined}
      />
    </Share>
  );
}

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
function PollRemoval({ pollId, kept, polls }: PollRemovalProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const goTo = useGoTo();
  const { pathname, hash } = useLocation();
  const shell = useShell();
  const isUser = useAccountId() !== null;
  const name = useListName()(kept.poll);
  const remove = () => {
    polls.put(pollId, null);
    // Opening the address again would store the poll again.
    goTo(isUser ? paths.lists : shell.lists, { replace: true });
    offerUndo(
      () => text('poll.removed', { name }),
      () => {
        polls.put(pollId, kept);
        goTo(pathname + hash);
      },
    );
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

interface PollScreenProps extends Pick<ReturnType<typeof usePoll>, 'act' | 'problem' | 'polls'> {
  opened: OpenedPoll;
  kept: StoredPoll;
  isStored: boolean;
  title: string;
}

/** Who votes, which courses lead, the votes on each, and the link with them. */
function PollScreen({ opened, kept, isStored, title, act, problem, polls }: PollScreenProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { poll } = kept;
  const startedOn = knownLocalDay(poll.startedAt);
  const date = startedOn === null ? 'unknown' : formatDay(startedOn, language);
  const placed = opened.courses.map((course) => ({
    course,
    courseIndex: poll.courseIds.indexOf(course.id),
  }));
  const missing = poll.courseIds.length - placed.length;
  const unheard = [...opened.poll.voters.keys()].filter((id) => !poll.voters.has(id)).length;
  const leading = new Set(leadingIndices(poll));
  const leaders = placed.filter(({ courseIndex }) => leading.has(courseIndex));
  const [leader] = leaders;
  const missingNote = missing > 0 && (
    <Note tone="info">{text('shared.missing', { count: missing })}</Note>
  );
  const removal = isStored && <PollRemoval pollId={opened.key} kept={kept} polls={polls} />;

  if (placed.length === 0) {
    return (
      <Stack>
        <ScreenHead title={title}>
          <ToCatalogue />
        </ScreenHead>
        {missingNote}
        {removal}
      </Stack>
    );
  }
  const voters = countVoted(poll);
  return (
    <Stack>
      <ScreenHead
        title={title}
        lead={text('poll.lead', { count: poll.courseIds.length, voters, date })}
      />
      <StorageProblemNote problem={problem} />
      {unheard > 0 && <Note tone="info">{text('poll.unheard', { count: unheard })}</Note>}
      <p>{text('poll.how')}</p>
      <PollVoter kept={kept} act={act} />
      <p role="status">
        {leader !== undefined &&
          text(leaders.length === 1 ? 'poll.leads' : 'poll.tie', {
            title: leader.course.title,
            count: leaders.length,
          })}
      </p>
      {missingNote}
      <CoveredLines courses={opened.courses}>
        {placed.map(({ course, courseIndex }) => (
          <PollCourse
            key={course.id}
            course={course}
            courseIndex={courseIndex}
            kept={kept}
            onOpinion={(opinion) => act.setOpinion(opened.poll, courseIndex, opinion)}
          />
        ))}
      </CoveredLines>
      <PollShare poll={poll} hasNews={!hasSameOpinions(opened.poll, poll)} />
      {removal}
    </Stack>
  );
}

/**
 * The screen of a poll: anyone with the link can vote, and shares a new link that contains the
 * vote.
 */
export function Component() {
  const text = useTranslate();
  const { result, keptOf, isStored, retry, ...own } = usePoll();
  const nameOf = useListName();
  const opened = foundIn(result);
  const kept = opened && keptOf(opened);
  const title = kept === null ? text('poll.title') : nameOf(kept.poll);
  usePageTitle(title);

  if (result === null) return <ScreenWaiting>{text('poll.loading')}</ScreenWaiting>;
  if (opened === null || kept === null) {
    return (
      <LinkFailure
        result={result}
        titles={{ failed: 'poll.failed', invalid: 'poll.invalid' }}
        onRetry={retry}
      />
    );
  }
  return (
    <PollScreen {...own} opened={opened} kept={kept} isStored={isStored(opened)} title={title} />
  );
}
