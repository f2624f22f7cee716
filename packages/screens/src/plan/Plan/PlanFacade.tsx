import type { WeekState } from '@aulario/my-courses/plan';
import { below, border, color, display, fontSize, radius, size, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { WeekDoor } from './WeekDoor.tsx';

/** A course of the plan, drawn as a floor. */
export interface PlanFloor {
  id: string;
  title: string;
  titleLang?: string | undefined;
  /** '8 semanas, 28 h'. */
  note: string;
  /** One for each column. */
  doors: readonly WeekState[];
}

export interface PlanFacadeProps {
  /** The plan in one sentence, as the drawing's text alternative. */
  label: string;
  /** The unit of the columns: 'Semana'. */
  unit: string;
  /** The columns with their labels, and the year where one begins. */
  columns: readonly { id: string; name: string; year?: string | undefined }[];
  /** Top floor first. */
  floors: readonly PlanFloor[];
  /** The explanation of the door states. */
  legend: readonly { state: WeekState; text: string }[];
}

const Root = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sky};
  padding-top: 68px;
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    top: ${space[6]};
    inset-inline-end: 7%;
    width: ${size.thumb};
    height: ${size.thumb};
    border-radius: ${radius.round};
    background: ${color.sceneSun};
  }
`;

const Floor = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  border-top: ${border.threshold} solid ${color.plasterSide};
  background: ${color.plaster};

  ${below('halves')} { grid-template-columns: minmax(0, 1fr); padding: 0 ${space[3]}; }
`;

const Name = styled.div`
  align-self: end;
  min-width: 0;
  padding-block: ${space[4]} ${space[3]};
  padding-inline: ${space[5]} ${space[4]};
  color: ${color.text};
  font: 600 ${fontSize.small} / 1.25 ${display};

  small { display: block; margin-top: ${space[1]}; ${type.small} font-size: ${fontSize.caption}; }
  ${below('halves')} { padding: ${space[3]} ${space[3]} ${space[2]}; }
`;

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  align-items: end;
  padding-inline-end: ${space[5]};

  > svg { width: 100%; max-width: ${size.touch}; height: 66px; justify-self: center; }
  ${below('halves')} {
    gap: ${border.hairline};
    padding: 0;

    > svg { height: ${size.chip}; }
  }
`;

const Ground = styled(Floor)`
  align-items: center;
  min-height: ${size.touch};
  border: 0;
  background: ${color.ground};
  color: ${color.text};
  font: 600 ${fontSize.caption} / 1 ${display};
  font-variant-numeric: lining-nums;

  > :first-child { padding-inline-start: ${space[5]}; }
  > * > span { display: grid; justify-items: center; align-self: start; }
  small {
    margin-top: ${space[1]};
    font: 400 ${fontSize.caption} / 1 ${display};
    white-space: nowrap;
  }
  ${below('halves')} {
    min-height: ${size.chip};

    > :first-child { display: none; }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[4]};
  color: ${color.textMuted};
  ${type.small}

  > span { display: inline-flex; gap: ${space[3]}; align-items: end; }
  svg { width: ${size.icon}; height: 23px; }
`;

/**
 * A Gantt chart of a plan, drawn as a facade: a row (floor) for each course, a door for each week.
 */
export function PlanFacade({ label, unit, columns, floors, legend }: PlanFacadeProps) {
  const count = columns.length;
  return (
    <div>
      <Root role="img" aria-label={label}>
        {floors.map((floor) => (
          <Floor key={floor.id}>
            <Name>
              <span lang={floor.titleLang}>{floor.title}</span>
              <small>{floor.note}</small>
            </Name>
            <Columns $count={count}>
              {floor.doors.map((state, index) => (
                <WeekDoor key={columns[index]?.id} state={state} />
              ))}
            </Columns>
          </Floor>
        ))}
        <Ground>
          <div>{unit}</div>
          <Columns $count={count}>
            {columns.map(({ id, name, year }) => (
              <span key={id}>
                <span>{name}</span>
                {year !== undefined && <small>{year}</small>}
              </span>
            ))}
          </Columns>
        </Ground>
      </Root>
      <Legend>
        {legend.map(({ state, text }) => (
          <span key={state}>
            <WeekDoor state={state} />
            <span>{text}</span>
          </span>
        ))}
      </Legend>
    </div>
  );
}
