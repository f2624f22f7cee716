import { useId } from 'react';
import { styled } from 'styled-components';
import {
  Chevron,
  Select,
  SelectFrame,
  type SelectOption,
  SelectOptions,
} from '../../../components/SelectField/selectParts.tsx';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
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
  gap: ${space[3]};
  align-items: center;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}

  &[data-hidden] { ${visuallyHidden} }
`;

const SortFrame = styled(SelectFrame)`
  flex: 1;
  min-width: ${size.bar};
`;

const SmallSelect = styled(Select)`
  min-height: ${size.touch};
  padding-block: ${space[3]};
  padding-inline-end: 38px;
  font: 600 ${fontSize.label} / 1.2 ${display};
`;

const SmallChevron = styled(Chevron).attrs({ size: 14 })`
  top: 15px;
`;

/** The sort order of the results: a native select with its label. */
export function SortSelect({ label, isLabelHidden, value, options, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <SortFrame>
        <SmallSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <SelectOptions options={options} />
        </SmallSelect>
        <SmallChevron />
      </SortFrame>
    </Root>
  );
}
