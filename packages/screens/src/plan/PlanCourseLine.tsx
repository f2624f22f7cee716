import { totalHours } from '@aulario/course-data';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type PlanCourse, repeatedLessons } from '@aulario/my-courses/plan';
import { CourseLine, IconButton, MoreIcon, space } from '@aulario/ui';
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
export function PlanCourseLine({ view, planned, onMenu }: PlanCourseLineProps) {
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
