import { knownLocalDay } from '@aulario/course-data';
import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { LinkFailure } from '@aulario/frame/share/LinkFailure.tsx';
import { countVoted, hasSameOpinions, leadingIndices } from '@aulario/my-courses/poll';
import { CourseLines, Note, ScreenHead, ScreenParts, ScreenWaiting } from '@aulario/ui';
import { PollCourse } from './PollCourse.tsx';
import { PollRemoval } from './PollRemoval.tsx';
import { PollShare } from './PollShare.tsx';
import { PollVoter } from './PollVoter.tsx';
import { usePoll } from './usePoll.ts';

/**
 * The screen of a poll: anyone with the link can vote, and shares a new link that contains the
 * vote.
 */
export function Component() {
  const text = useTranslate();
  const { language } = useLanguage();
  const { state, keptOf, isStored, act, problem, polls, retry } = usePoll();
  const nameOf = useListName();
  const opened = state.status === 'ready' ? state.value : null;
  const kept = opened && keptOf(opened);
  const title = kept === null ? text('poll.title') : nameOf(kept.poll);
  usePageTitle(title);

  if (state.status === 'loading') return <ScreenWaiting>{text('poll.loading')}</ScreenWaiting>;
  if (opened === null || kept === null) {
    return (
      <LinkFailure
        title={text(state.status === 'failed' ? 'poll.failed' : 'poll.invalid')}
        failure={state.status === 'failed' ? { error: state.error, retry } : undefined}
      />
    );
  }

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

  return (
    <ScreenParts>
      <ScreenHead
        title={title}
        lead={text('poll.lead', {
          count: poll.courseIds.length,
          voters: countVoted(poll),
          date,
        })}
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
      {missing > 0 && <Note tone="info">{text('shared.missing', { count: missing })}</Note>}
      <CourseLines>
        <ListCovers courses={opened.courses}>
          {placed.map(({ course, courseIndex }) => (
            <PollCourse
              key={course.id}
              course={course}
              courseIndex={courseIndex}
              kept={kept}
              onOpinion={(opinion) => act.setOpinion(opened.poll, courseIndex, opinion)}
            />
          ))}
        </ListCovers>
      </CourseLines>
      <PollShare poll={poll} hasNews={!hasSameOpinions(opened.poll, poll)} />
      {isStored(opened) && <PollRemoval pollId={opened.key} kept={kept} polls={polls} />}
    </ScreenParts>
  );
}
