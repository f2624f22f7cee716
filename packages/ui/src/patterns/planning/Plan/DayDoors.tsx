import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { border } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';

/** One day of the week. */
export interface DayDoor {
  /** 'L', as it stands in the door. */
  short: string;
  /** 'Lunes'. */
  name: string;
  isChosen: boolean;
}

export interface DayDoorsProps {
  legend: string;
  days: readonly DayDoor[];
  /** The day at this index was pressed. */
  onToggle: (index: number) => void;
}

const Root = styled.fieldset`
  min-width: 0;
  padding: 0;
  margin: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: 6px;
  ${type.label}
`;

const Doors = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 44px));
  gap: 2px;
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  height: 48px;
  padding-top: 6px;
  border: ${border.control} solid ${color.lineStrong};
  border-radius: 22px 22px 0 0;
  background: ${color.surface};
  ${type.label}
  cursor: pointer;

  &:hover { border-color: ${color.text}; }
  &:has(:checked) {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.onSuccess};
  }
  &:has(:focus-visible) { outline: 3px solid var(--focus-ring); outline-offset: 2px; }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (forced-colors: active) {
    &:has(:checked) { border: 4px solid Highlight; }
  }
`;

/** The days of the week as doors, open or closed. */
export function DayDoors({ legend, days, onToggle }: DayDoorsProps) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      <Doors>
        {days.map(({ short, name, isChosen }, index) => (
          <Day key={name}>
            <span aria-hidden="true">{short}</span>
            <input
              type="checkbox"
              aria-label={name}
              checked={isChosen}
              onChange={() => onToggle(index)}
            />
          </Day>
        ))}
      </Doors>
    </Root>
  );
}
