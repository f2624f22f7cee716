import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, border, from, radius, size, space, zOrder } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';

export const Region = styled.div`
  position: fixed;
  z-index: ${zOrder.toast};
  bottom: calc(var(--covered-foot, 0px) + ${space.s24});
  inset-inline-start: ${space.s24};
  display: grid;
  gap: ${space.s8};
  max-width: calc(100vw - ${size.s48});

  @media print { display: none; }

  /* At the edge, on a line with the comparison at the other end. */
  ${from('summary')} { bottom: ${space.s8}; }
  ${below('sidebar')} {
    bottom: calc(var(--bar-bottom, env(safe-area-inset-bottom, 0px)) + var(--covered-foot, 0px) + ${space.s8});
    inset-inline-start: ${space.s16};
    max-width: calc(100vw - ${size.s32});
  }
  /* Inside a dialog the fixed bars at the bottom are covered. */
  dialog > & { --bar-bottom: 0px; --covered-foot: 0px; }
`;

/**
 * Inverted colours, with a matching focus ring. Only as high as its action, to hide little of the
 * cards behind it.
 */
export const Plate = styled.div`
  --focus-ring: ${color.onToast};
  display: flex;
  gap: ${space.s14};
  align-items: center;
  /* A sentence and its action fit on one line. */
  max-width: min(${size.s520}, 100%);
  min-height: ${size.s44};
  padding-inline: ${space.s18} ${space.s10};
  border-radius: ${radius.control};
  background: ${color.toast};
  color: ${color.onToast};

  &:not(:has(button)) { padding-inline-end: ${space.s18}; }
  ${below('text')} {
    gap: ${space.s4};
    padding-inline: ${space.s14} ${space.s4};
  }
  @media screen and (forced-colors: active) { border: ${border.s2} solid CanvasText; }
`;

export const Message = styled.span`
  min-width: 0;
  padding-block: ${space.s4};

  ${below('text')} { font-size: ${fontSize.s16}; line-height: 1.15; }
  ${below('pair')} { font-size: ${fontSize.s15}; }
`;

export const Action = styled.button`
  flex: none;
  min-height: ${size.s44};
  margin-inline-start: auto;
  padding: ${space.s6} ${space.s12};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 700 ${fontSize.s16} / 1 ${display};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${below('text')} { padding-inline: ${space.s10}; }
  &:hover { text-decoration-thickness: ${border.s2}; }
  &:focus-visible { outline-offset: -${space.s3}; }
`;
