import { css, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, radius, size, space } from '../../theme/scale.ts';
import { body, fontSize, type } from '../../theme/type.ts';

/** The styles of inputs and selects. */
export const controlLook = css`
  width: 100%;
  min-height: ${size.control};
  padding: ${space[4]} ${space[4]};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: 400 ${fontSize.body} / 1.4 ${body};
  font-variant-numeric: lining-nums;

  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:focus-visible { outline-offset: 0; }
  &[aria-invalid='true'] { border: ${border.error} solid ${color.danger}; }
  &:disabled {
    border-color: ${color.line};
    background: ${color.subtle};
    color: ${color.textMuted};
    -webkit-text-fill-color: ${color.textMuted};
    cursor: not-allowed;
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${controlLook}
`;

export const Label = styled.label`
  ${type.label}
`;

export const Hint = styled.p`
  ${type.small}
  color: ${color.textMuted};
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  ${type.small}
  color: ${color.danger};
`;
