import type { WeekState } from '@aulario/my-courses/plan';
import { border, color, containerBelow, size, space, type } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WeekDoor } from './WeekDoor.tsx';

/** One week of a plan. */
export interface PlanWeekRow {
  id: string;
  state: WeekState;
  /** 'Semana 3'. */
  name: string;
  /** '7–13 dic.'. */
  dates: string;
  /** The week's content. */
  text: ReactNode;
  /** '6,5 h'. */
  hours: string;
  /** An action. */
  action?: ReactNode;
}

const Rows = styled.ol.attrs({ role: 'list' })`
  container-type: inline-size;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: ${size.chip} 128px minmax(0, 1fr) auto ${size.thumb};
  gap: 0 ${space[5]};
  align-items: center;
  min-height: ${size.bar};
  padding-top: ${space[3]};
  border-bottom: ${border.sill} solid ${color.line};

  &[data-state='now'] { border-color: ${color.primary}; }
  > svg { align-self: end; width: ${size.chip}; height: ${size.control}; }

  ${containerBelow('text')} {
    grid-template-columns: ${size.chip} minmax(0, 1fr) auto;
    gap: 0 ${space[4]};

    > svg { grid-row: 1 / 4; }
  }
`;

const Name = styled.p`
  ${type.label}

  small { display: block; color: ${color.textMuted}; ${type.small} }
`;

const Courses = styled.div`
  ${containerBelow('text')} { grid-column: 2 / 4; grid-row: 2; }
`;

const Hours = styled.p`
  ${type.button}
  font-variant-numeric: lining-nums tabular-nums;
`;

const Action = styled.div`
  justify-self: end;
  ${containerBelow('text')} { grid-column: 2 / 4; grid-row: 3; justify-self: start; }
  @media print { display: none; }
`;

/** A plan as a list of weeks. */
export function PlanWeeks({ weeks }: { weeks: readonly PlanWeekRow[] }) {
  return (
    <Rows>
      {weeks.map((week) => (
        <Row key={week.id} data-state={week.state}>
          <WeekDoor state={week.state} />
          <Name>
            <span>{week.name}</span>
            <small>{week.dates}</small>
          </Name>
          <Courses>{week.text}</Courses>
          <Hours>{week.hours}</Hours>
          {week.action === undefined ? null : <Action>{week.action}</Action>}
        </Row>
      ))}
    </Rows>
  );
}
