import styled, { css } from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, border, from } from '../../theme/scale.ts';
import { display } from '../../theme/type.ts';
import { Link } from '../Link/Link.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { PaginationVisibility } from './paginationWindow.ts';

/** A row standing on a sill. */
export const Row = styled.ul`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  border-bottom: ${border.sill} solid ${color.line};

  ${from('columns')} { gap: 4px; padding: 0 8px; }
`;

const visibility = {
  always: '',
  narrow: `${from('text')} { display: none; }`,
  wide: `${below('text')} { display: none; }`,
} satisfies Record<PaginationVisibility, string>;

/** Previous or next: a chevron when narrow. */
export const StepEntry = styled.li`
  ${below('columns')} { flex: 1 1 auto; max-width: 44px; }
`;

/** The numbers give way before the row overflows; when narrow, all share the width. */
export const Entry = styled.li<{ $visibility: PaginationVisibility }>`
  flex: 0 1 44px;

  ${below('columns')} { flex: 1 1 auto; min-width: min-content; max-width: 44px; }
  ${({ $visibility }) => visibility[$visibility]}
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 44px;
  padding: 4px 1px 0;
  color: ${color.text};
  font: 600 17px / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-decoration: none;
`;

const arch = css`border-radius: 22px 22px 0 0;`;

export const PageLink = styled(Link)`
  ${cell}
  padding-inline: 3px;

  ${from('columns')} { padding-inline: 5px; }
  &:hover { ${arch} background: ${color.subtle}; }
  &[aria-current='page'] {
    ${arch}
    min-width: 42px;
    height: 52px;
    padding-inline: 5px;
    background: ${color.primary};
    color: ${color.onPrimary};
    @media (forced-colors: active) { border: 2px solid CanvasText; border-bottom: 0; }
  }
`;

export const Gap = styled.span`
  ${cell}
  min-width: 16px;
  color: ${color.textMuted};
`;

const step = css`
  ${cell}
  grid-auto-flow: column;
  gap: 8px;
  padding-inline: 3px;

  ${from('columns')} { padding-inline: 10px; }
`;

export const StepLink = styled(Link)`
  ${step}
  &:hover { background: ${color.subtle}; }
`;

/** There is no page in this direction. */
export const NoStep = styled.span`
  ${step}
  color: ${color.textMuted};

  @media (forced-colors: active) { color: GrayText; }
`;

export const StepLabel = styled.span`
  ${below('columns')} { ${visuallyHidden} }
`;
