import { formatMoney } from '@aulario/course-data';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { DiscontinuedNote } from '@aulario/course-view/discontinued/DiscontinuedNote.tsx';
import { useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { OwnedCourse } from '@aulario/my-courses/lists';
import { Button, CourseLine, type CourseLineProps, SelectField } from '@aulario/ui';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

/** The states of progress in order. */
export const progresses = ['not-started', 'in-progress', 'finished'] as const;

/** Its label ends where the line does. */
const LastButton = styled(Button)`
  margin-inline-end: -8px;
`;

interface OwnedCourseLineProps extends Pick<CourseLineProps, 'headingLevel'> {
  owned: OwnedCourse;
}

/** An owned course: the price paid, the date, and the progress. */
export function OwnedCourseLine({ owned, headingLevel }: OwnedCourseLineProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { language } = useLanguage();
  const actions = useOwnedActions();
  const { course, paid, ownedOn, progress } = owned;
  const progressId = `progress-${course.id}`;
  const price =
    paid === null
      ? text(course.price.kind === 'free' ? 'price.free' : 'myCourses.noPrice')
      : formatMoney(paid, language);

  const remove = () => {
    focusHeading();
    actions.remove(course.id);
    offerUndo(text('myCourses.removed'), () => actions.restore([owned]));
  };

  return (
    <CourseLine
      {...useCourseLine(course)}
      headingLevel={headingLevel}
      end={
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
      <DiscontinuedNote course={course} />
    </CourseLine>
  );
}
