import { below, border, color, display, fontSize, size, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { WeekDoor, type WeekDoorState } from './WeekDoor.tsx';

/** A course of the plan, drawn as a floor. */
export interface PlanFloor {
  id: string;
  title: string;
  titleLang?: string | undefined;
  /** '8 semanas, 28 h'. */
  note: string;
  /** One for each column. */
  doors: readonly WeekDoorState[];
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
  legend: readonly { state: WeekDoorState; text: string }[];
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
    top: ${space.s22};
    inset-inline-end: 7%;
    width: ${size.s84};
    height: ${size.s84};
    border-radius: 50%;
    background: ${color.sceneSun};
  }
`;

const Floor = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  border-top: ${border.threshold} solid ${color.plasterSide};
  background: ${color.plaster};

  ${below('halves')} { grid-template-columns: minmax(0, 1fr); padding: 0 ${space.s8}; }
`;

const Name = styled.div`
  align-self: end;
  min-width: 0;
  padding-block: ${space.s12} ${space.s10};
  padding-inline: ${space.s20} ${space.s12};
  color: ${color.text};
  font: 600 ${fontSize.s15} / 1.25 ${display};

  small { display: block; margin-top: ${space.s2}; ${type.small} font-size: ${fontSize.s14}; }
  ${below('halves')} { padding: ${space.s8} ${space.s8} ${space.s4}; }
`;

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  align-items: end;
  padding-inline-end: ${space.s16};

  > svg { width: 100%; max-width: ${size.s44}; height: 66px; justify-self: center; }
  ${below('halves')} {
    gap: ${border.s1};
    padding: 0;

    > svg { height: ${size.s34}; }
  }
`;

const Ground = styled(Floor)`
  align-items: center;
  min-height: ${size.s44};
  border: 0;
  background: ${color.ground};
  color: ${color.text};
  font: 600 ${fontSize.s14} / 1 ${display};
  font-variant-numeric: lining-nums;

  > :first-child { padding-inline-start: ${space.s20}; }
  > * > span { display: grid; justify-items: center; align-self: start; }
  small {
    margin-top: ${space.s3};
    font: 400 ${fontSize.s14} / 1 ${display};
    white-space: nowrap;
  }
  ${below('halves')} {
    min-height: ${size.s34};

    > :first-child { display: none; }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s6} ${space.s22};
  margin-top: ${space.s14};
  color: ${color.textMuted};
  ${type.small}

  > span { display: inline-flex; gap: ${space.s8}; align-items: end; }
  svg { width: ${size.s16}; height: 23px; }
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
