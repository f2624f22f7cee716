import { isOverlapUnknown, type PlanCourse } from '@aulario/course-data/plan';
import { Button, CourseLines, ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ListCovers } from '../catalogue/course/ListCovers.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { PlanCourseDialog } from './PlanCourseDialog.tsx';
import { PlanCourseLine } from './PlanCourseLine.tsx';
import type { PlanView } from './usePlan.ts';

const LeftOut = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** The planned courses in order, and the excluded ones. */
export function PlanOrder({ view }: { view: PlanView }) {
  const text = useTranslate();
  const [open, setOpen] = useState<PlanCourse | null>(null);
  const { details, leftOut, set, settings } = view;
  const courses = view.courses.map(({ course }) => course);

  return (
    <ScreenParts as="section" aria-labelledby="plan-order">
      <h2 id="plan-order">{text('plan.order')}</h2>
      <CourseLines>
        <ListCovers courses={courses}>
          {view.courses.map((planned) => (
            <PlanCourseLine
              key={planned.course.id}
              view={view}
              planned={planned}
              onMenu={() => setOpen(planned)}
            />
          ))}
        </ListCovers>
      </CourseLines>
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
    </ScreenParts>
  );
}
