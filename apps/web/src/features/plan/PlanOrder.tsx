import { lessonOverlap } from '@aulario/course-data/plan';
import { Button, CourseLines, ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ListCovers } from '../catalogue/ListCovers.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { PlanCourseDialog } from './PlanCourseDialog.tsx';
import { PlanCourseLine } from './PlanCourseLine.tsx';
import type { PlanView } from './usePlan.ts';
import type { PlanCourse } from './usePlanCourses.ts';

const LeftOut = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Whether the overlap of a pair of courses is unknown. */
const isOverlapUnknown = ({ courses, details }: PlanView) =>
  courses.length > 1 &&
  courses.some(({ course }) => {
    const own = details.get(course.id);
    return own === undefined || lessonOverlap(own, own) === null;
  });

/** The planned courses in order, and the excluded ones. */
export function PlanOrder({ view }: { view: PlanView }) {
  const text = useTranslate();
  const [open, setOpen] = useState<PlanCourse | null>(null);
  const { courses, leftOut, set, settings } = view;

  return (
    <ScreenParts as="section" aria-labelledby="plan-order">
      <h2 id="plan-order">{text('plan.order')}</h2>
      <CourseLines>
        <ListCovers courses={courses.map(({ course }) => course)}>
          {courses.map((planned) => (
            <PlanCourseLine
              key={planned.course.id}
              view={view}
              planned={planned}
              onMenu={() => setOpen(planned)}
            />
          ))}
        </ListCovers>
      </CourseLines>
      {isOverlapUnknown(view) && <p>{text('plan.overlapUnknown')}</p>}
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
    </ScreenParts>
  );
}
