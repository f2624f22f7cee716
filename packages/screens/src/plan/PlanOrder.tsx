import { type Course, totalHours } from '@aulario/course-data';
import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  isOverlapUnknown,
  movedOrders,
  type PlanCourse,
  repeatedLessons,
} from '@aulario/my-courses/plan';
import {
  Button,
  CourseLine,
  CourseLines,
  Dialog,
  DialogActions,
  IconButton,
  MoreIcon,
  Stack,
  space,
} from '@aulario/ui';
import { type FocusEvent, useState } from 'react';
import styled from 'styled-components';
import { CourseHoursField } from '../costs/CourseHoursField.tsx';
import type { PlanView } from './usePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

interface PlanCourseLineProps {
  view: PlanView;
  planned: PlanCourse;
  onMenu: () => void;
}

const Hours = styled.div`
  max-width: 400px;
  margin-top: ${space[3]};
`;

/**
 * How a course relates to the others: the lessons it repeats, and the courses it should precede.
 */
function useRemarks(view: PlanView, { course }: PlanCourse): readonly string[] {
  const text = useTranslate();
  const { percent } = useFormatters();
  const { courses, details, orders } = view;
  const titleOf = (id: string) => courses.find((each) => each.course.id === id)?.course.title;
  const before = orders.find((order) => order.before === course.id && titleOf(order.after));
  const planned = courses.map((each) => each.course);
  const earlier = planned.slice(0, planned.indexOf(course));
  const overlaps = repeatedLessons(course, earlier, details).map(({ course: { title }, share }) =>
    text('plan.repeats', { share: percent(share), title }),
  );
  return [
    ...(before === undefined
      ? []
      : [text(`plan.usually.${before.reason}`, { title: titleOf(before.after) ?? '' })]),
    ...overlaps,
  ];
}

/** A course of the plan: its length, its relation to the others, and a menu to move it. */
function PlanCourseLine({ view, planned, onMenu }: PlanCourseLineProps) {
  const text = useTranslate();
  const { hours: write } = usePlanTexts(view.today);
  const remarks = useRemarks(view, planned);
  const { settings, set } = view;
  const { course, hours, hoursSource } = planned;
  const { title } = course;
  const span = totalHours(course);
  const isSpan = span !== null && span.min !== span.max;

  return (
    <CourseLine
      {...useCourseLine(course)}
      // The plan names no instructors.
      instructor={undefined}
      menu={
        <IconButton label={text('plan.menu', { title })} icon={<MoreIcon />} onClick={onMenu} />
      }
    >
      {hoursSource === 'reader' ? (
        <Hours>
          <CourseHoursField
            isTitled
            course={course}
            hours={settings.hours}
            onHours={(said) => set({ hours: said })}
          />
        </Hours>
      ) : (
        <p>
          {isSpan
            ? text('plan.hoursMiddle', {
                hours: write((hours ?? 0) * 60),
                min: write(span.min * 60),
                max: write(span.max * 60),
              })
            : text('plan.hours', { hours: write((hours ?? 0) * 60) })}
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </CourseLine>
  );
}

interface PlanCourseDialogProps {
  view: PlanView;
  course: Course;
  onClose: () => void;
}

/** The actions on a planned course: moving it, excluding it, and restoring the suggested order. */
function PlanCourseDialog({ view, course, onClose }: PlanCourseDialogProps) {
  const text = useTranslate();
  const { courses, set, settings } = view;
  const { earlier, later } = movedOrders(courses, course.id);

  const change = (settingsToChange: Parameters<typeof set>[0]) => {
    set(settingsToChange);
    onClose();
  };

  return (
    <Dialog isOpen title={course.title} onClose={onClose}>
      <DialogActions>
        {earlier !== null && (
          <Button variant="ghost" onClick={() => change({ order: earlier })}>
            {text('plan.earlier')}
          </Button>
        )}
        {later !== null && (
          <Button variant="ghost" onClick={() => change({ order: later })}>
            {text('plan.later')}
          </Button>
        )}
        {settings.order.length > 0 && (
          <Button variant="ghost" onClick={() => change({ order: [] })}>
            {text('plan.suggested')}
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => change({ leftOut: [...settings.leftOut, course.id] })}
        >
          {text('plan.takeOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LeftOut = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;

interface PlanLinesProps {
  view: PlanView;
  courses: readonly PlanCourse[];
  onMenu: (course: PlanCourse) => void;
}

function PlanLines({ view, courses, onMenu }: PlanLinesProps) {
  return (
    <ListCovers courses={courses.map(({ course }) => course)}>
      {courses.map((planned) => (
        <PlanCourseLine
          key={planned.course.id}
          view={view}
          planned={planned}
          onMenu={() => onMenu(planned)}
        />
      ))}
    </ListCovers>
  );
}

/**
 * Separates the courses without hours. While the focus is in a list, no course changes to the other
 * one: its field would lose the focus at the first digit of its hours.
 */
function useWithoutHours(courses: readonly PlanCourse[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const isWithout = ({ course, hours }: PlanCourse) =>
    held === null ? hours === null : held.includes(course.id);
  const without = courses.filter(isWithout);
  return {
    ordered: courses.filter((planned) => !isWithout(planned)),
    without,
    hold: {
      onFocus: () => setHeld(without.map(({ course }) => course.id)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(null);
      },
    },
  };
}

/** The planned courses in order, those without hours, and the excluded ones. */
export function PlanOrder({ view }: { view: PlanView }) {
  const text = useTranslate();
  const [open, setOpen] = useState<PlanCourse | null>(null);
  const { details, leftOut, set, settings } = view;
  const { ordered, without, hold } = useWithoutHours(view.courses);
  const courses = view.courses.map(({ course }) => course);

  return (
    <Stack as="section" aria-labelledby="plan-order">
      <h2 id="plan-order">{text('plan.order')}</h2>
      {ordered.length > 0 && (
        <CourseLines {...hold}>
          <PlanLines view={view} courses={ordered} onMenu={setOpen} />
        </CourseLines>
      )}
      {without.length > 0 && (
        <>
          <h3>{text('plan.withoutHours')}</h3>
          <CourseLines {...hold}>
            <PlanLines view={view} courses={without} onMenu={setOpen} />
          </CourseLines>
        </>
      )}
      {isOverlapUnknown(courses, details) && <p>{text('plan.overlapUnknown')}</p>}
      {leftOut.length > 0 && (
        <>
          <h3>{text('plan.leftOut')}</h3>
          <LeftOut role="list">
            {leftOut.map(({ id, title }) => (
              <li key={id}>
                <Button
                  variant="ghost"
                  onClick={() => set({ leftOut: settings.leftOut.filter((other) => other !== id) })}
                >
                  {text('plan.takeIn', { title })}
                </Button>
              </li>
            ))}
          </LeftOut>
        </>
      )}
      {open !== null && (
        <PlanCourseDialog view={view} course={open.course} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
