import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, border, from, lowWindow, radius, size, space, zOrder } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';

export const Region = styled.div`
  position: fixed;
  z-index: ${zOrder.toast};
  bottom: calc(var(--covered-foot, 0px) + ${space[6]});
  inset-inline-start: ${space[6]};
  display: grid;
  gap: ${space[3]};
  max-width: calc(100vw - 2 * ${space[6]});

  @media print { display: none; }

  /* At the edge, on a line with the comparison at the other end. */
  ${from('summary')} { bottom: ${space[3]}; }
  ${below('sidebar')} {
    bottom: calc(var(--bar-bottom, env(safe-area-inset-bottom, 0px)) + var(--covered-foot, 0px) + ${space[3]});
    inset-inline-start: ${space[5]};
    max-width: calc(100vw - 2 * ${space[5]});
  }
  /* Inside a dialog the fixed bars at the bottom are covered. */
  dialog > & { --bar-bottom: 0px; --covered-foot: 0px; }
  ${lowWindow} { --bar-bottom: 0px; --covered-foot: 0px; }
`;

/**
 * Inverted colours, with a matching focus ring. Only as high as its action, to hide little of the
 * cards behind it.
 */
export const Plate = styled.div`
  --focus-ring: ${color.onToast};
  display: flex;
  gap: ${space[4]};
  align-items: center;
  /* A sentence and its action fit on one line. */
  max-width: min(31em, 100%);
  min-height: ${size.touch};
  padding-inline: ${space[5]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.toast};
  color: ${color.onToast};

  &:not(:has(button)) { padding-inline-end: ${space[5]}; }
  ${below('text')} {
    gap: ${space[2]};
    padding-inline: ${space[4]} ${space[2]};
  }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

export const Message = styled.span`
  min-width: 0;
  padding-block: ${space[2]};

  /* Lines of 18 whole pixels: on a fraction of one, text may be painted a pixel higher or lower. */
  ${below('text')} { font-size: ${fontSize.label}; line-height: 1.125; }
  ${below('pair')} { font-size: ${fontSize.small}; line-height: 1.2; }
`;

export const Action = styled.button`
  flex: none;
  min-height: ${size.touch};
  margin-inline-start: auto;
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 700 ${fontSize.label} / 1 ${display};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${below('text')} { padding-inline: ${space[3]}; }
  &:hover { text-decoration-thickness: ${border.line}; }
  &:focus-visible { outline-offset: -${border.ring}; }
`;
