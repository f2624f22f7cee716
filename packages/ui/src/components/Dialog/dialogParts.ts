import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { arch, below, border, size, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';
import { controlsOnPage } from '../wall/controlsOnWall.ts';

export const Root = styled.dialog<{ $isTall: boolean }>`
  width: min(${size.dialog}, 100% - ${size.control});
  max-width: none;
  max-height: calc(100dvh - ${size.control});
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  ${controlsOnPage}
  overflow: auto;

  /* On a small screen the arch is at the bottom. What has to be scrolled keeps off it, to show its end. */
  ${below('text')} { margin-bottom: ${({ $isTall }) => ($isTall ? 'auto' : '0')}; }
  &::backdrop { background: ${color.scrim}; }
`;

/**
 * The arch is 120 px high, so tall content has a square top instead. Both shapes have the same
 * height around the same content; otherwise a scrollbar of one could select the other again.
 */
export const Panel = styled.div<{ $isTall: boolean }>`
  display: grid;
  gap: ${space[3]};
  padding: ${({ $isTall }) => ($isTall ? `${space[7]} ${space[6]}` : `${space[8]} ${space[6]} ${space[6]}`)};
  border-bottom: ${border.threshold} solid ${color.primary};
  border-radius: ${({ $isTall }) => ($isTall ? '0' : arch('240px'))};
  background: ${color.surface};
  text-align: ${({ $isTall }) => ($isTall ? 'start' : 'center')};

  & > p { color: ${color.textMuted}; }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

export const Title = styled.h2`
  ${type.h3}
  &:focus { outline: 0; }
`;

/** The dialog's buttons, stacked in the given order. */
export const DialogActions = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
`;
