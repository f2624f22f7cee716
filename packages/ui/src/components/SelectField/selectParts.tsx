import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { controlLook } from '../Field/fieldParts.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export const SelectFrame = styled.div`
  position: relative;
`;

export const Select = styled.select`
  ${controlLook}
  padding-inline-end: 42px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  option { background: ${color.surface}; color: ${color.text}; }
`;

export const Chevron = styled(ChevronDownIcon)`
  position: absolute;
  top: ${space[4]};
  inset-inline-end: 13px;
  pointer-events: none;
`;

export const SelectOptions = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
