import { css, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { arch, below, border, from, size, space } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';
import { Link } from '../Link/Link.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The row of page links. */
export const Row = styled.ul`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  border-bottom: ${border.sill} solid ${color.line};

  ${from('columns')} { gap: ${space[2]}; padding: 0 ${space[3]}; }
`;

/** Previous or next: a chevron when narrow. */
export const StepEntry = styled.li`
  ${below('columns')} { flex: 1 1 auto; max-width: ${size.touch}; }
`;

/** The numbers shrink before the row overflows; when narrow, all share the width. */
export const Entry = styled.li`
  flex: 0 1 ${size.touch};

  ${below('columns')} { flex: 1 1 auto; min-width: min-content; max-width: ${size.touch}; }
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: ${size.badge};
  height: ${size.touch};
  padding-top: ${space[2]};
  color: ${color.text};
  font: 600 ${fontSize.body} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-decoration: none;
  white-space: nowrap;
`;

const doorShape = css`border-radius: ${arch(size.touch)};`;

export const PageLink = styled(Link)`
  ${cell}
  padding-inline: ${space[1]};

  ${from('columns')} { padding-inline: ${space[2]}; }
  &:hover { ${doorShape} background: ${color.subtle}; }
`;

export const CurrentPage = styled.span`
  ${cell}
  ${doorShape}
  min-width: ${size.touch};
  height: ${size.control};
  padding-inline: ${space[2]};
  background: ${color.primary};
  color: ${color.onPrimary};

  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; border-bottom: 0; }
`;

export const Gap = styled.span`
  ${cell}
  min-width: ${size.icon};
  color: ${color.textMuted};
`;

const step = css`
  ${cell}
  grid-auto-flow: column;
  gap: ${space[3]};
  padding-inline: ${space[1]};

  ${from('columns')} { padding-inline: ${space[3]}; }
`;

export const StepLink = styled(Link)`
  ${step}
  &:hover { background: ${color.subtle}; }
`;

/** A disabled previous or next link. */
export const NoStep = styled.span`
  ${step}
  color: ${color.textMuted};

  @media screen and (forced-colors: active) { color: GrayText; }
`;

export const StepLabel = styled.span`
  ${below('columns')} { ${visuallyHidden} }
`;
