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
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: 600 ${fontSize.label} / 1.1 ${display};
  text-align: start;
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  > svg {
    width: ${size.icon};
    height: ${size.icon};
  }
  &:hover { background: ${color.subtle}; }
  &[aria-expanded='true'] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.canvas};
  }
  @media screen and (forced-colors: active) {
    border: ${border.line} solid ButtonText;
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
  min-width: ${size.glyph};
  height: ${size.badge};
  margin-block: -${space[1]};
  padding: ${space[1]} ${space[2]} 0;
  border-radius: ${arch(size.glyph)};
  background: ${color.linkSoft};
  color: ${color.link};
  font: 600 ${fontSize.small} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  @media screen and (forced-colors: active) { border: ${border.hairline} solid; background: none; color: inherit; }
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
