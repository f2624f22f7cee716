import styled from 'styled-components';
import { panelButton } from '../../../components/Panel/panelParts.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { border, radius, space, transition } from '../../../theme/scale.ts';
import { display } from '../../../theme/type.ts';

/** A button of the row of filters; the one whose panel is open is inverted. */
export const FacetButtonRoot = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${panelButton}
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  min-height: 44px;
  padding: ${space.s8} ${space.s12};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: 600 16px / 1.1 ${display};
  text-align: left;
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  > svg {
    width: 14px;
    height: 14px;
  }
  &:hover { background: ${color.subtle}; }
  &[aria-expanded='true'] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.canvas};
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
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
  min-width: 22px;
  height: 24px;
  margin-block: -2px;
  padding: 2px 4px 0;
  border-radius: 11px 11px 0 0;
  background: ${color.linkSoft};
  color: ${color.link};
  font: 600 15px / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  @media (forced-colors: active) { border: 1px solid; background: none; color: inherit; }
`;

interface ChosenCountProps {
  count: number;
  label: string | undefined;
}

/** How many values are chosen, in the small arch of what is chosen now; nothing when none is. */
export function ChosenCount({ count, label }: ChosenCountProps) {
  if (count === 0) return null;
  return (
    <Arch>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden> {label ?? count}</VisuallyHidden>
    </Arch>
  );
}
