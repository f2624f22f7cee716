import { useId } from 'react';
import styled from 'styled-components';
import { controlLook } from '../../../components/Field/fieldParts.ts';
import { ChevronDownIcon } from '../../../components/icons/icons.tsx';
import type { SelectOption } from '../../../components/SelectField/SelectField.tsx';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';

export interface SortSelectProps {
  /** 'Orden'. */
  label: string;
  /** Hides the label where the options are clear without it. */
  isLabelHidden?: boolean | undefined;
  /** The value of the selected option. */
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

const Root = styled.div`
  display: flex;
  gap: ${space.s10};
  align-items: center;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}

  &[data-hidden] { ${visuallyHidden} }
`;

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: ${size.s64};
`;

const Select = styled.select`
  ${controlLook}
  min-height: ${size.s44};
  padding-block: ${space.s8};
  padding-inline-end: 38px;
  font: 600 ${fontSize.s16} / 1.2 ${display};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  option { background: ${color.surface}; color: ${color.text}; }
`;

const Chevron = styled(ChevronDownIcon).attrs({ size: 14 })`
  position: absolute;
  top: 15px;
  inset-inline-end: 13px;
  pointer-events: none;
`;

/** The sort order of the results: a native select with its label. */
export function SortSelect({ label, isLabelHidden, value, options, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <Frame>
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Chevron />
      </Frame>
    </Root>
  );
}
