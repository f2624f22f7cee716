import { formatMoney } from '@aulario/course-data';
import { PlatformButton } from '@aulario/course-view/course/PlatformButton.tsx';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { DiscontinuedNote } from '@aulario/course-view/discontinued/DiscontinuedNote.tsx';
import { useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  type OwnedCourse,
  progresses,
  progressStep,
  progressSteps,
} from '@aulario/my-courses/lists';
import {
  Button,
  CourseLine,
  type CourseLineProps,
  Link,
  SelectField,
  space,
  VisuallyHidden,
} from '@aulario/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { OwnedCourseDialog } from './OwnedCourseDialog.tsx';
import { useProgressText } from './useProgressText.ts';

/** Its label ends where the line does. */
const LastButton = styled(Button)`
  margin-inline-end: -${space[3]};
`;

interface OwnedCourseLineProps extends Pick<CourseLineProps, 'headingLevel'> {
  owned: OwnedCourse;
  /** Whether it is the one to go on with: the only primary button of the screen. */
  isNext?: boolean | undefined;
}

/** How far the owner is, and of a course in progress with what share. */
function ProgressFields({ owned }: { owned: OwnedCourse }) {
  const text = useTranslate();
  const actions = useOwnedActions();
  const { ofStep } = useProgressText();
  const { course, progress } = owned;
  const progressId = `progress-${course.id}`;
  const step = progressStep(course, owned.share);
  return (
    <>
      <SelectField
        id={progressId}
        label={text('myCourses.progress')}
        aria-label={text('myCourses.progressOf', { title: course.title })}
        value={progress}
        options={progresses.map((value) => ({ value, label: text(`myCourses.${value}`) }))}
        onChange={(event) => {
          const chosen = progresses.find((value) => value === event.currentTarget.value);
          if (chosen === undefined) return;
          // The line moves below another heading, and the focus follows it.
          flushSync(() => actions.setProgress(course.id, chosen));
          document.getElementById(progressId)?.focus();
        }}
      />
      {progress === 'in-progress' && (
        <SelectField
          label={text('myCourses.share')}
          aria-label={text('myCourses.shareOf', { title: course.title })}
          placeholder={text('myCourses.shareUntold')}
          value={step === null ? '' : String(step.share)}
          options={progressSteps(course).map((each) => ({
            value: String(each.share),
            label: ofStep(owned, each),
          }))}
          onChange={({ currentTarget: { value } }) =>
            actions.annotate(course.id, { share: value === '' ? undefined : Number(value) })
          }
        />
      )}
    </>
  );
}

/** What was paid and since when it is owned, when it was finished, and the owner's note. */
function OwnedFacts({ owned }: { owned: OwnedCourse }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { course, paid, ownedOn, progress, finishedOn, certificateUrl, note } = owned;
  const price =
    paid === null
      ? text(course.price.kind === 'free' ? 'price.free' : 'myCourses.noPrice')
      : formatMoney(paid, language);
  return (
    <>
      <p>
        {ownedOn === null
          ? text('myCourses.sinceUnknown', { price })
          : text('myCourses.since', { price, date: formatDay(ownedOn, language, 'medium') })}
      </p>
      {progress === 'finished' && (finishedOn || certificateUrl) && (
        <p>
          {finishedOn && (
            <span>
              {`${text('myCourses.finishedSince', {
                date: formatDay(finishedOn, language, 'medium'),
              })} `}
            </span>
          )}
          {certificateUrl && (
            <Link href={certificateUrl} target="_blank" rel="noopener noreferrer">
              <span>{text('myCourses.seeCertificate')}</span>
              <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}

/** An owned course: the price paid, the date, and the progress. */
export function OwnedCourseLine({ owned, headingLevel, isNext }: OwnedCourseLineProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const actions = useOwnedActions();
  const { course, progress } = owned;
  const [isTelling, setIsTelling] = useState(false);
  const platform = usePlatformName()(course);
  const isFinished = progress === 'finished';

  const remove = () => {
    focusHeading();
    actions.remove(course.id);
    offerUndo(
      () => text('myCourses.removed'),
      () => actions.restore([owned]),
    );
  };

  return (
    <CourseLine
      {...useCourseLine(course)}
      headingLevel={headingLevel}
      end={
        <>
          {!isFinished && (
            <PlatformButton
              variant={isNext ? 'primary' : 'ghost'}
              href={course.url}
              label={text(`myCourses.go.${progress}`, { platform })}
              title={course.title}
            />
          )}
          <ProgressFields owned={owned} />
          <Button
            variant="quiet"
            aria-label={text(isFinished ? 'myCourses.tellFinishedOf' : 'myCourses.tellOf', {
              title: course.title,
            })}
            onClick={() => setIsTelling(true)}
          >
            {text(isFinished ? 'myCourses.tellFinished' : 'myCourses.tell')}
          </Button>
          <LastButton
            variant="quiet"
            aria-label={text('myCourses.removeCourse', { title: course.title })}
            onClick={remove}
          >
            {text('myCourses.remove')}
          </LastButton>
        </>
      }
    >
      <OwnedFacts owned={owned} />
      <DiscontinuedNote course={course} />
      {isTelling && (
        <OwnedCourseDialog
          owned={owned}
          onSave={(notes) => actions.annotate(course.id, notes)}
          onClose={() => setIsTelling(false)}
        />
      )}
    </CourseLine>
  );
}
