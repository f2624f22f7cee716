import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { arch, border, size, space } from '../../theme/scale.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Input attributes but `type`, `ref` included. */
interface CheckboxOwnProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Whether the label is for screen readers only; the target stays 44 px high. */
  isLabelHidden?: boolean | undefined;
  /**
   * Content at the end of the row, such as a count; the row then has full width. Part of the
   * accessible name.
   */
  trailing?: ReactNode;
}

/** A row with a trailing part shows its label. */
export type CheckboxProps = CheckboxOwnProps &
  ({ isLabelHidden?: false | undefined } | { trailing?: undefined });

const Root = styled.label<{ $isBare: boolean; $isRow: boolean }>`
  position: relative;
  display: ${({ $isRow }) => ($isRow ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: ${({ $isBare }) => ($isBare ? 'center' : 'flex-start')};
  gap: ${space[4]};
  min-width: ${size.touch};
  min-height: ${size.touch};
  /* A row of a panel has a background under the pointer. */
  padding: ${space[2]} ${({ $isRow }) => ($isRow ? space[3] : '0')};
  cursor: pointer;

  &:has(:disabled) { color: ${color.textMuted}; cursor: not-allowed; }
`;

const Tick = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.glyph};
  height: ${size.badge};
  margin: 0;
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${arch(size.glyph)};
  appearance: none;
  background: ${color.surface};
  cursor: inherit;

  &:hover { border-color: ${color.text}; }
  &:checked { border-color: ${color.success}; background: ${color.success}; }
  &:checked::after {
    content: '';
    width: 5px;
    height: 10px;
    margin-top: -${space[1]};
    border: solid ${color.onSuccess};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg);
  }
  &:disabled { border-color: ${color.line}; background: ${color.subtle}; }
  &:disabled:checked::after { border-color: ${color.textMuted}; }

  @media screen and (forced-colors: active) {
    border: ${border.line} solid CanvasText;
    &:checked::after { border-color: CanvasText; }
    &:disabled, &:disabled::after { border-color: GrayText; }
  }
`;

const Trailing = styled.span`
  flex: none;
  margin-inline-start: auto;
`;

/** The box of the checkbox, drawn as an arch. */
export function Checkbox({
  label,
  isLabelHidden = false,
  trailing,
  id,
  ...attributes
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Root htmlFor={inputId} $isBare={isLabelHidden} $isRow={trailing !== undefined}>
      <Tick {...attributes} id={inputId} type="checkbox" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {trailing !== undefined && <Trailing>{trailing}</Trailing>}
    </Root>
  );
}
