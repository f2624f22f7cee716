import {
  arch,
  border,
  color,
  display,
  fontSize,
  panelButton,
  radius,
  size,
  space,
  transition,
  VisuallyHidden,
} from '@aulario/ui';
import styled from 'styled-components';

/** A button of the row; inverted while its panel is open. */
export const FacetButtonRoot = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${panelButton}
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  min-height: ${size.s44};
  padding: ${space.s8} ${space.s12};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: 600 ${fontSize.s16} / 1.1 ${display};
  text-align: start;
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  > svg {
    width: ${size.s14};
    height: ${size.s14};
  }
  &:hover { background: ${color.subtle}; }
  &[aria-expanded='true'] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.canvas};
  }
  @media screen and (forced-colors: active) {
    border: ${border.s2} solid ButtonText;
    &[aria-expanded='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Arch = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${size.s22};
  height: ${size.s24};
  margin-block: -${space.s2};
  padding: ${space.s2} ${space.s4} 0;
  border-radius: ${arch(size.s11)};
  background: ${color.linkSoft};
  color: ${color.link};
  font: 600 ${fontSize.s15} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  @media screen and (forced-colors: active) { border: ${border.s1} solid; background: none; color: inherit; }
`;

interface ChosenCountProps {
  count: number;
  label: string | undefined;
}

/** The number of selected values in a small arch; absent when 0. */
export function ChosenCount({ count, label }: ChosenCountProps) {
  if (count === 0) return null;
  return (
    <Arch>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{` ${label ?? count}`}</VisuallyHidden>
    </Arch>
  );
}
