import { arch, border, color, size, space, type } from '@aulario/ui';
import styled from 'styled-components';

/** One day of the week. */
export interface WeekdayOption {
  /** 'L', the text in the door. */
  short: string;
  /** 'Lunes'. */
  name: string;
  isChosen: boolean;
}

export interface WeekdayPickerProps {
  legend: string;
  days: readonly WeekdayOption[];
  /** Called with the index of the pressed day. */
  onToggle: (index: number) => void;
}

const Root = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space[3]};
  ${type.label}
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, ${size.touch}));
  gap: ${space[1]};
`;

const Day = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  height: ${size.control};
  padding-top: ${space[2]};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${arch(size.touch)};
  background: ${color.surface};
  ${type.label}
  cursor: pointer;

  &:hover { border-color: ${color.text}; }
  &:has(:checked) {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.onSuccess};
  }
  &:has(:focus-visible) { outline: ${border.ring} solid var(--focus-ring); outline-offset: ${space[1]}; }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media screen and (forced-colors: active) {
    &:has(:checked) { border: ${border.sill} solid Highlight; }
  }
`;

/** A checkbox for each day of the week, drawn as a door. */
export function WeekdayPicker({ legend, days, onToggle }: WeekdayPickerProps) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      <Days>
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
      </Days>
    </Root>
  );
}
