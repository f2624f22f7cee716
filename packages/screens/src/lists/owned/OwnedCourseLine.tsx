import { firstDay, formatMoney, lastDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
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
  certificateAddress,
  maxOwnedNote,
  type OwnedCourse,
  type OwnedNotes,
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
  TextField,
  VisuallyHidden,
} from '@aulario/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useProgressText } from './useProgressText.ts';

interface OwnedCourseDialogProps {
  owned: OwnedCourse;
  onSave: (notes: OwnedNotes) => void;
  onClose: () => void;
}

/** What the owner notes about a course: a note, and of a finished one its day and certificate. */
function OwnedCourseDialog({ owned, onSave, onClose }: OwnedCourseDialogProps) {
  const text = useTranslate();
  const [note, setNote] = useState(owned.note ?? '');
  const [day, setDay] = useState<string>(owned.finishedOn ?? '');
  const [address, setAddress] = useState(owned.certificateUrl ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const isFinished = owned.progress === 'finished';

  const save = () => {
    const certificate = certificateAddress(address);
    if (address.trim() !== '' && certificate === null) return setIsRefused(true);
    onSave({
      note: note.trim() === '' ? undefined : note.trim(),
      ...(isFinished && {
        finishedOn: isCalendarDay(day) ? day : undefined,
        certificateUrl: certificate ?? undefined,
      }),
    });
    onClose();
  };

  return (
    <SaveDialog title={owned.course.title} onSave={save} onClose={onClose}>
      <TextField
        label={text('myCourses.note')}
        hint={text('myCourses.noteHint')}
        value={note}
        maxLength={maxOwnedNote}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isFinished && (
        <>
          <TextField
            label={text('myCourses.finishedOn')}
            type="date"
            min={firstDay}
            max={lastDay}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <TextField
            label={text('myCourses.certificate')}
            hint={text('myCourses.certificateHint')}
            error={isRefused ? text('myCourses.certificateRefused') : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </>
      )}
    </SaveDialog>
  );
}

/** Its label ends where the line does. */
const LastButton = styled(Button)`
  margin-inline-end: -${space[3]};
`;

interface OwnedCourseLineProps extends Pick<CourseLineProps, 'headingLevel'> {
  owned: OwnedCourse;
  /** Whether it is the one to go on with: the only primary button of the screen. */
  isNext?: boolean | undefined;
}

/** An owned course: the price paid, the date, and the progress. */
export function OwnedCourseLine({ owned, headingLevel, isNext }: OwnedCourseLineProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { language } = useLanguage();
  const actions = useOwnedActions();
  const { course, paid, ownedOn, progress } = owned;
  const [isTelling, setIsTelling] = useState(false);
  const { ofStep } = useProgressText();
  const platform = usePlatformName()(course);
  const progressId = `progress-${course.id}`;
  const step = progressStep(course, owned.share);
  const price =
    paid === null
      ? text(course.price.kind === 'free' ? 'price.free' : 'myCourses.noPrice')
      : formatMoney(paid, language);

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
          {progress !== 'finished' && (
            <PlatformButton
              variant={isNext ? 'primary' : 'ghost'}
              href={course.url}
              label={text(`myCourses.go.${progress}`, { platform })}
              title={course.title}
            />
          )}
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
          <Button
            variant="quiet"
            aria-label={text(
              progress === 'finished' ? 'myCourses.tellFinishedOf' : 'myCourses.tellOf',
              { title: course.title },
            )}
            onClick={() => setIsTelling(true)}
          >
            {text(progress === 'finished' ? 'myCourses.tellFinished' : 'myCourses.tell')}
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
      <p>
        {ownedOn === null
          ? text('myCourses.sinceUnknown', { price })
          : text('myCourses.since', {
              price,
              date: formatDay(ownedOn, language, 'medium'),
            })}
      </p>
      {progress === 'finished' && (owned.finishedOn || owned.certificateUrl) && (
        <p>
          {owned.finishedOn && (
            <span>
              {`${text('myCourses.finishedSince', {
                date: formatDay(owned.finishedOn, language, 'medium'),
              })} `}
            </span>
          )}
          {owned.certificateUrl && (
            <Link href={owned.certificateUrl} target="_blank" rel="noopener noreferrer">
              <span>{text('myCourses.seeCertificate')}</span>
              <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden>
            </Link>
          )}
        </p>
      )}
      {owned.note && <p>{owned.note}</p>}
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
