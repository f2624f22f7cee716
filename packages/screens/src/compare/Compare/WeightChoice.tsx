import { type Weight, weightSteps } from '@aulario/my-courses/compare';
import { body, border, color, fontSize, radius, rem, size, space } from '@aulario/ui';
import styled from 'styled-components';

export interface WeightChoiceProps {
  /** 'Cuánto pesa: Costo'. */
  label: string;
  /** Names of the four weights, from none to all. */
  options: readonly [string, string, string, string];
  value: Weight;
  /** Set while there is nothing to weigh. */
  isDisabled?: boolean | undefined;
  onChange: (value: Weight) => void;
}

/** Height of the bar of each weight, in px. */
const bars = [2, 7, 13, 20] as const;

/** Grows with the text, so that a word stays whole, as far as the board has room for four. */
const optionWidth = `min(${rem(54)}, (100cqi - 8px) / 4)`;

const Root = styled.div`
  position: relative;
  display: inline-flex;
  justify-self: start;
  max-width: 100%;
  overflow: clip;
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-disabled] { border-color: ${color.line}; }
  &:has(:focus-visible) { outline: ${border.ring} solid var(--focus-ring, ${color.focus}); outline-offset: ${space[1]}; }
`;

const Option = styled.span`
  display: grid;
  flex: none;
  grid-template-rows: ${size.mark} auto;
  gap: ${space[1]};
  align-items: end;
  justify-items: center;
  width: ${optionWidth};
  min-height: ${size.control};
  padding-bottom: ${space[2]};
  color: ${color.text};
  font: 400 ${fontSize.caption} / 1.1 ${body};
  text-align: center;
  overflow-wrap: anywhere;

  & + & { border-inline-start: ${border.rule} solid ${color.line}; }
  &[data-chosen] { background: ${color.link}; color: ${color.canvas}; }
  [data-disabled] > & { color: ${color.textMuted}; }
  [data-disabled] > &[data-chosen] { background: ${color.subtle}; }
  @media screen and (forced-colors: active) {
    &[data-chosen] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    [data-disabled] > & { color: GrayText; }
    [data-disabled] > &[data-chosen] { background: Canvas; border: ${border.line} solid GrayText; }
  }
`;

/** Its thumb is as wide as an option, so that a press anywhere on an option chooses it. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  appearance: none;
  cursor: pointer;
  touch-action: pan-y;

  &:disabled { cursor: default; }
  &::-webkit-slider-thumb { appearance: none; width: ${optionWidth}; height: ${size.control}; }
  &::-moz-range-thumb { width: ${optionWidth}; height: ${size.control}; border: 0; }
`;

const Bar = styled.span<{ $height: number }>`
  width: ${size.icon};
  height: ${({ $height }) => $height}px;
  background: currentColor;
`;

/** A weight of four named steps, drawn as bars of rising height: one slider. */
export function WeightChoice({ label, options, value, isDisabled, onChange }: WeightChoiceProps) {
  return (
    <Root data-disabled={isDisabled || undefined}>
      {weightSteps.map((step) => (
        <Option key={step} aria-hidden="true" data-chosen={step === value || undefined}>
          <Bar $height={bars[step]} />
          <span>{options[step]}</span>
        </Option>
      ))}
      <Slider
        type="range"
        min={0}
        max={3}
        aria-label={label}
        aria-valuetext={options[value]}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = weightSteps[target.valueAsNumber];
          if (chosen !== undefined) onChange(chosen);
        }}
      />
    </Root>
  );
}
