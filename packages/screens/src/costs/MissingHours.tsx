import { type Course, totalHours } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { PlanSettings } from '@aulario/my-courses/plan';
import { space } from '@aulario/ui';
import styled from 'styled-components';
import { CourseHoursField } from './CourseHoursField.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space[6]};
  align-items: end;

  @media print { display: none; }
`;

interface MissingHoursProps {
  courses: readonly Course[];
  hours: PlanSettings['hours'];
  onHours: (hours: PlanSettings['hours']) => void;
}

/** Fields for the unknown lengths of courses, without which no month can be counted. */
export function MissingHours({ courses, hours, onHours }: MissingHoursProps) {
  const text = useTranslate();
  const missing = courses.filter((course) => totalHours(course) === null);
  if (missing.length === 0) return null;
  return (
    <>
      <p>{text('hours.lead')}</p>
      <Fields>
        {missing.map((course) => (
          <CourseHoursField key={course.id} course={course} hours={hours} onHours={onHours} />
        ))}
      </Fields>
    </>
  );
}
