import { useId } from 'react';
import { css, styled } from 'styled-components';
import {
  Chevron,
  Select,
  SelectFrame,
  type SelectOption,
  SelectOptions,
} from '../../../components/SelectField/selectParts.tsx';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { border, size, space } from '../../../theme/scale.ts';
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

/* The list, and the text that sizes it. */
const smallText = css`
  padding-block: ${space[3]};
  padding-inline: ${space[4]} var(--sort-end, 38px);
  font: 600 ${fontSize.label} / 1.2 ${display};
`;

/* As wide as the chosen value, which stands behind the list, unseen: a list alone is as wide as its longest value. */
const SortFrame = styled(SelectFrame)`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: ${size.bar};
  min-height: ${size.touch};

  &::before {
    content: attr(data-value);
    ${smallText}
    border: ${border.control} solid;
    overflow: hidden;
    white-space: nowrap;
    visibility: hidden;
  }
`;

const SmallSelect = styled(Select)`
  ${smallText}
  position: absolute;
  height: 100%;
  min-height: 0;
`;

const SmallChevron = styled(Chevron).attrs({ size: 14 })`
  top: 15px;
`;

/** The sort order of the results: a native select with its label. */
export function SortSelect({ label, isLabelHidden, value, options, onChange }: SortSelectProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Root>
      <Label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      <SortFrame data-value={chosen?.label}>
        <SmallSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <SelectOptions options={options} />
        </SmallSelect>
        <SmallChevron />
      </SortFrame>
    </Root>
  );
}
