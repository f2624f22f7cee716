import { isSameLetter, leadingPlaces } from '@aulario/course-data/letter';
import { CourseLines, Note, ScreenLead, ScreenParts } from '@aulario/ui';
import { ListCovers } from '../features/catalogue/ListCovers.tsx';
import { dateFormat } from '../features/language/intlFormats.ts';
import { useLanguage } from '../features/language/LanguageProvider.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { LetterCourse } from '../features/letter/LetterCourse.tsx';
import { LetterShare } from '../features/letter/LetterShare.tsx';
import { LetterVoter } from '../features/letter/LetterVoter.tsx';
import { useLetter } from '../features/letter/useLetter.ts';
import { SavedProblem } from '../features/lists/SavedProblem.tsx';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { LinkFailure } from '../features/share/LinkFailure.tsx';

/** A list that goes round: anyone with the link votes, and hands on a link that says so. */
export function Component() {
  const text = useTranslate();
  const { language } = useLanguage();
  const { state, letters, retry } = useLetter();
  const title = state.status === 'ready' ? state.kept.letter.name : text('letter.title');
  usePageTitle(title);

  if (state.status === 'loading') return <p role="status">{text('letter.loading')}</p>;
  if (state.status !== 'ready') {
    return (
      <LinkFailure
        title={text(state.status === 'invalid' ? 'letter.invalid' : 'letter.failed')}
        onRetry={state.status === 'failed' ? retry : undefined}
      />
    );
  }

  const { opened, kept, problem } = state;
  const { letter } = kept;
  const date = dateFormat(language, { dateStyle: 'long' }).format(letter.startedAt);
  const placed = opened.courses.map((course) => ({
    course,
    place: letter.courseIds.indexOf(course.id),
  }));
  const missing = letter.courseIds.length - placed.length;
  const leading = new Set(leadingPlaces(letter));
  const leaders = placed.filter(({ place }) => leading.has(place));
  const [leader] = leaders;

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <ScreenLead>
          {text('letter.lead', {
            count: letter.courseIds.length,
            voters: letter.voters.size,
            date,
          })}
        </ScreenLead>
      </div>
      <SavedProblem problem={problem} />
      <p>{text('letter.how')}</p>
      <LetterVoter letterId={opened.key} kept={kept} letters={letters} />
      <p role="status">
        {leader !== undefined &&
          text(leaders.length === 1 ? 'letter.leads' : 'letter.tie', {
            title: leader.course.title,
            count: leaders.length,
          })}
      </p>
      {missing > 0 && <Note tone="info">{text('shared.missing', { count: missing })}</Note>}
      <CourseLines>
        <ListCovers courses={opened.courses}>
          {placed.map(({ course, place }) => (
            <LetterCourse
              key={course.id}
              course={course}
              place={place}
              kept={kept}
              onOpinion={(opinion) => letters.give(opened.key, place, opinion)}
            />
          ))}
        </ListCovers>
      </CourseLines>
      <LetterShare letter={letter} hasNews={!isSameLetter(opened.letter, letter)} />
    </ScreenParts>
  );
}
