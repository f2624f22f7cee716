import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, border, size, space } from '../../theme/scale.ts';
import { fontSize } from '../../theme/type.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { InfoIcon } from '../icons/ownIcons.tsx';

export interface BannerProps {
  /** Name of the region. */
  label: string;
  /** A `BannerText`, then a button or a link. */
  children: ReactNode;
  dismissLabel: string;
  /** Called on dismissal: the caller stops rendering the banner. */
  onDismiss: () => void;
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.control};
  margin-bottom: ${space[4]};
  padding-inline: ${space[4]} ${space[1]};
  border-inline-start: ${border.threshold} solid ${color.link};
  background: ${color.linkSoft};
  line-height: 1.3;

  & > svg { flex: none; }
  ${below('text')} {
    position: relative;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    padding-block: ${space[1]};
    padding-inline-end: ${size.control};
    & > svg { display: none; }
    & > :last-child { position: absolute; inset: 0 0 auto auto; }
  }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
  @media print { display: none; }
`;

/** One line, or two on a narrow screen; truncated if too long. The action comes below where both lack room. */
export const BannerText = styled.p`
  flex: 1 7rem;
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below('columns')} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  ${below('text')} {
    flex-basis: auto;
    font-size: ${fontSize.small};
  }
`;

/** Text that narrow screens hide. */
export const BannerDetail = styled.span`
  ${below('text')} { display: none; }
`;

/** A dismissible message above a screen with at most one action. */
export function Banner({ label, children, dismissLabel, onDismiss }: BannerProps) {
  return (
    <Root aria-label={label}>
      <InfoIcon />
      {children}
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
    </Root>
  );
}
