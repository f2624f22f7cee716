import { type PointerEvent, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { border, radius, size, space } from '../../../theme/scale.ts';
import { body, fontSize } from '../../../theme/type.ts';

export interface WeightChoiceProps {
  /** 'Cuánto pesa: Costo'. */
  label: string;
  /** Names of the four weights, from none to all. */
  options: readonly [string, string, string, string];
  value: 0 | 1 | 2 | 3;
  /** Set while there is nothing to weigh. */
  isDisabled?: boolean | undefined;
  onChange: (value: 0 | 1 | 2 | 3) => void;
}

/** Height of the bar of each weight, in px. */
const bars = [2, 7, 13, 20] as const;

const Root = styled.fieldset`
  display: inline-flex;
  justify-self: start;
  max-width: 100%;
  overflow: clip;
  touch-action: pan-y;
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};

  &:disabled { opacity: 0.5; }
  &:has(:focus-visible) { outline: ${border.s3} solid var(--focus-ring, ${color.focus}); outline-offset: ${space.s2}; }
`;

const Legend = styled.legend`
  ${visuallyHidden}
`;

const Option = styled.label`
  position: relative;
  display: grid;
  flex: none;
  grid-template-rows: ${size.s28} auto;
  gap: ${space.s2};
  align-items: end;
  justify-items: center;
  width: 54px;
  min-height: ${size.s48};
  padding-bottom: ${space.s4};
  color: ${color.text};
  font: 400 ${fontSize.s14} / 1.1 ${body};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  & + & { border-inline-start: ${border.rule} solid ${color.line}; }
  &:hover { background: ${color.subtle}; }
  &:has(:checked) { background: ${color.link}; color: ${color.canvas}; }
  :disabled > & { cursor: default; }
  @media (forced-colors: active) {
    &:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Bar = styled.span<{ $height: number }>`
  width: ${size.s16};
  height: ${({ $height }) => $height}px;
  background: currentColor;
`;

/** Touch captures the pointer for the bar it began on; the other bars would get no events. */
function releasePointer({ target, pointerId }: PointerEvent) {
  if (target instanceof Element) target.releasePointerCapture(pointerId);
}

/** A weight of four named steps, drawn as bars of rising height. Arrow keys and dragging change it. */
export function WeightChoice({ label, options, value, isDisabled, onChange }: WeightChoiceProps) {
  const name = useId();
  return (
    <Root disabled={isDisabled} onGotPointerCapture={releasePointer}>
      <Legend>{label}</Legend>
      {([0, 1, 2, 3] as const).map((step) => (
        <Option
          key={step}
          onPointerEnter={({ buttons }) => {
            if (buttons === 1 && !isDisabled) onChange(step);
          }}
        >
          <Radio
            type="radio"
            name={name}
            checked={value === step}
            onChange={() => onChange(step)}
          />
          <Bar $height={bars[step]} aria-hidden="true" />
          <span>{options[step]}</span>
        </Option>
      ))}
    </Root>
  );
}
