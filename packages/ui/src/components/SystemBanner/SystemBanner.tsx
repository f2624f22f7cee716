import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, size, space } from '../../theme/scale.ts';

export interface SystemBannerProps {
  /** Null or false for no message: a live region must exist before its text. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-height: ${size.touch};
  padding: ${space[2]} ${space[5]};
  border-bottom: ${border.hairline} solid ${color.line};
  background: ${color.linkSoft};
  color: ${color.text};
  line-height: 1.4;

  &:empty { display: none; }
  & > :is(svg, button) { flex: none; }
`;

/** A message about the product across every screen. It cannot be dismissed. */
export const SystemBanner = ({ children }: SystemBannerProps) => (
  <Root role="status">{children}</Root>
);
