import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { below } from '../../../theme/scale.ts';
import { display, type } from '../../../theme/type.ts';
import { WeekDoor, type WeekDoorState } from './WeekDoor.tsx';

/** A course: one floor. */
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
  /** The whole plan in one sentence: the drawing's only words for assistive technology. */
  label: string;
  /** What a column is, 'Semana'. */
  unit: string;
  /** What stands on the ground below each column, '1'. */
  columns: readonly { id: string; name: string }[];
  /** Top floor first. */
  floors: readonly PlanFloor[];
  /** What the doors mean. */
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
    top: 22px;
    right: 7%;
    width: 84px;
    height: 84px;
    border-radius: 50%;
    background: ${color.sceneSun};
  }
`;

const Floor = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 190px minmax(0, 1fr);
  border-top: 6px solid ${color.plasterSide};
  background: ${color.plaster};

  ${below('halves')} { grid-template-columns: minmax(0, 1fr); padding: 0 8px; }
`;

const Name = styled.div`
  align-self: end;
  min-width: 0;
  padding: 12px 12px 10px 20px;
  color: ${color.text};
  font: 600 15px / 1.25 ${display};
  overflow-wrap: anywhere;

  small { display: block; margin-top: 2px; ${type.small} font-size: 14px; }
  ${below('halves')} { padding: 8px 8px 4px; }
`;

const Columns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  align-items: end;
  padding-right: 16px;

  > svg { width: 100%; max-width: 44px; height: 66px; justify-self: center; }
  ${below('halves')} {
    gap: 1px;
    padding: 0;

    > svg { height: 34px; }
  }
`;

const Ground = styled(Floor)`
  align-items: center;
  min-height: 44px;
  border: 0;
  background: ${color.ground};
  color: ${color.text};
  font: 600 14px / 1 ${display};
  font-variant-numeric: lining-nums;

  > :first-child { padding-left: 20px; }
  span { text-align: center; }
  ${below('halves')} {
    min-height: 34px;

    > :first-child { display: none; }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 22px;
  margin-top: 14px;
  color: ${color.textMuted};
  ${type.small}

  span { display: inline-flex; gap: 8px; align-items: end; }
  svg { width: 16px; height: 23px; }
`;

/** A plan as the front of a house: a floor for each course, a door for each week. */
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
            {columns.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </Columns>
        </Ground>
      </Root>
      <Legend>
        {legend.map(({ state, text }) => (
          <span key={state}>
            <WeekDoor state={state} />
            {text}
          </span>
        ))}
      </Legend>
    </div>
  );
}
