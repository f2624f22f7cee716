import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { size, space, zOrder } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';

export interface SkipLinkProps {
  /** '#' and the id of the main part. */
  href: string;
  children: ReactNode;
}

const Root = styled.a`
  position: fixed;
  z-index: ${zOrder.skipLink};
  top: -${space[9]};
  inset-inline-start: ${space[5]};
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[5]};
  background: ${color.toast};
  color: ${color.onToast};
  ${type.button}

  &:focus { top: ${space[4]}; }
  @media print { display: none; }
`;

/** A link that skips to the content; the first Tab stop, visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return <Root href={href}>{children}</Root>;
}
